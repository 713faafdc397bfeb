"""Runs the solver (kernel.c) with wasmtime: for each open position, whether the contract is made."""

from __future__ import annotations

import atexit
import os
import struct
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import TYPE_CHECKING, Final, cast

from whistclub.rules.common import SUITS, Suit

if TYPE_CHECKING:
    from wasmtime import Engine, Func, Memory, Module

KERNEL: Final = Path(__file__).with_name("kernel.wasm")

MOST: Final = 1024
"""Greatest number of positions in one call of the kernel."""

_POSITION: Final = struct.Struct("<6I2i8I")
_THREADS: Final = 2
_PART: Final = 5
"""Number of positions a thread solves at a time: few, so that a question can be cancelled quickly and both threads end
together."""


class Cancelled(Exception):
    """Raised when a question is cancelled before it is answered."""


@dataclass(frozen=True, slots=True)
class Position:
    """An open position: ``hands`` as bit masks by seat (the cards already played to the current trick included),
    ``leader`` of the trick, ``side``: seats that play the contract (bit mask), which still have to take ``least`` to
    ``most`` tricks, ``played``: cards of the current trick in order; ``aside``: seats 1 to 3 set a card aside first."""

    hands: tuple[int, ...]
    leader: int
    side: int
    least: int
    most: int
    played: tuple[int, ...] = ()
    aside: bool = False

    def packed(self) -> bytes:
        """The bytes the kernel reads (Question in kernel.c)."""
        cards = (*self.played, 0, 0, 0)[:3]
        return _POSITION.pack(
            *self.hands, self.leader, self.side, self.least, self.most, len(self.played), *cards, self.aside, 0, 0, 0
        )


class Kernel:
    """One instance of the kernel with its own memory, for one thread at a time."""

    def __init__(self, trump: Suit | None) -> None:
        from wasmtime import Instance, Store

        engine, module = _compiled()
        self._store = Store(engine)
        exports = Instance(self._store, module, []).exports(self._store)
        self._exports = exports
        self._memory = cast("Memory", exports["memory"])
        self._questions, self._answers = self._call("questions_at"), self._call("answers_at")
        self.begin(trump)

    def begin(self, trump: Suit | None) -> None:
        """Clears the solved positions; the following ones have this trump suit."""
        self._call("begin", SUITS.index(trump) if trump in SUITS else len(SUITS))

    def _call(self, name: str, *arguments: int) -> int:
        return cast("Func", self._exports[name])(self._store, *arguments) or 0

    def close(self) -> None:
        """Frees its memory."""
        self._store.close()

    def solve(self, positions: Sequence[Position]) -> list[bool]:
        """For each of at most ``MOST`` positions, whether the contract is made when both sides play their best."""
        self._memory.write(self._store, b"".join(position.packed() for position in positions), self._questions)
        self._call("solve", len(positions))
        answers = self._memory.read(self._store, self._answers, self._answers + len(positions))
        return [bool(answer) for answer in answers]


Solve = Callable[[Sequence[Position]], list[bool]]
"""Solves any number of positions and returns the results in their order."""


@contextmanager
def solver(trump: Suit | None, cancelled: Callable[[], bool] | None = None) -> Iterator[Solve]:
    """Gives a function that solves positions on up to two cores; it raises ``Cancelled`` soon after ``cancelled()``
    becomes true."""
    kernels = [Kernel(trump) for _ in range(min(_THREADS, os.cpu_count() or 1))]
    idle: SimpleQueue[Kernel] = SimpleQueue()
    for kernel in kernels:
        idle.put(kernel)

    def part(positions: Sequence[Position]) -> list[bool]:
        if cancelled is not None and cancelled():
            raise Cancelled
        kernel = idle.get()
        try:
            return kernel.solve(positions)
        finally:
            idle.put(kernel)

    with ThreadPoolExecutor(len(kernels)) as pool:

        def solve(positions: Sequence[Position]) -> list[bool]:
            parts = [positions[first : first + _PART] for first in range(0, len(positions), _PART)]
            return [answer for answers in pool.map(part, parts) for answer in answers]

        try:
            yield solve
        finally:
            pool.shutdown(cancel_futures=True)
            for kernel in kernels:
                kernel.close()


@cache
def _compiled() -> tuple[Engine, Module]:
    from wasmtime import Engine, Module

    # At program exit wasmtime can no longer free its objects.
    atexit.register(_compiled.cache_clear)
    engine = Engine()
    return engine, Module(engine, KERNEL.read_bytes())
