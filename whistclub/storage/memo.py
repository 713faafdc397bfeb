"""A cache shared by the transactions of one process: conventions already read, and results of long computations."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Final, TypeVar

_KEPT: Final = 64

T = TypeVar("T")


class Memo:
    """A cache of the most recently used results. A key must include everything its result depends on."""

    def __init__(self) -> None:
        self.conventions: dict[int, Any] = {}
        self.unsound: set[int] = set()
        """Sheets whose stored results were found damaged; the next action stores them anew."""
        self._results: OrderedDict[Hashable, Any] = OrderedDict()

    def get(self, key: Hashable, compute: Callable[[], T]) -> T:
        """Returns the result cached under ``key``, else computes and caches it."""
        if key in self._results:
            self._results.move_to_end(key)
            kept: T = self._results[key]
            return kept
        result = self._results[key] = compute()
        if len(self._results) > _KEPT:
            self._results.popitem(last=False)
        return result
