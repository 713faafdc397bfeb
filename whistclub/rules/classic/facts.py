"""The facts of a deal of short whist or a whist drive and the conventions of a sheet (rules.md §4). Sides: seats 0 and
2 against 1 and 3."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from whistclub.rules.common import Suit

TRICKS: Final = 13
BOOK: Final = 6
"""Tricks that score nothing; each further one is a point."""
TARGETS: Final = (5, 7, 9, 10)
HONOURS: Final[Mapping[int, int]] = {3: 2, 4: 4}
"""Points for the number of A K Q J of trumps held."""


@dataclass(frozen=True, slots=True)
class ClassicDeal:
    """What happened in one deal: ``tricks`` (sum 13) and ``honours`` (0, 3 or 4) of the two sides."""

    tricks: tuple[int, int]
    honours: tuple[int, int] = (0, 0)
    trump: Suit | None = None
    dealer: int | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class ClassicConventions:
    """``target`` 5, 7, 9 or 10; ``best_of`` 1 or 3; ``deals``: of a whist drive (None: 1); ``trump_rotation``: the
    trump of each deal in turn."""

    target: int = 5
    honours: bool = False
    best_of: int = 1
    whist_drive: bool = False
    deals: int | None = None
    trump_rotation: tuple[Suit, ...] | None = None
