"""Short whist and the whist drive (rules.md §4): facts, conventions, points. Sides: seats 0 and 2 against 1 and 3."""

from __future__ import annotations

from dataclasses import dataclass

from whistclub.rules.common import Suit


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
    """``target`` 5, 7, 9 or 10; ``best_of`` 1 or 3; ``deals``: of a whist drive (None: 1); ``trump_rotation``: the trump
    of each deal in turn."""

    target: int = 5
    honours: bool = False
    best_of: int = 1
    whist_drive: bool = False
    deals: int | None = None
    trump_rotation: tuple[Suit, ...] | None = None
