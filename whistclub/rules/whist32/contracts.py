"""The contracts of Whist 32: what each pays, the order of announcements, possible levels, tricks and trumps (rules.md
§2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from whistclub.rules.common import SUITS, Suit


@dataclass(frozen=True, slots=True)
class Pay:
    """One row of the table in rules.md §2. ``need``: tricks to take; ``exactly``: not more either; ``made``, ``lost``:
    points of each player of the contract, ``made`` None: ``per_trick`` for each trick taken."""

    need: int
    lost: int
    made: int | None = None
    per_trick: int = 0
    exactly: bool = False

    def is_made(self, tricks: int) -> bool:
        """Whether the contract is made with that many tricks."""
        return tricks == self.need if self.exactly else tricks >= self.need

    def points(self, tricks: int) -> int:
        """The points of each player of the contract with that many tricks."""
        if not self.is_made(tricks):
            return self.lost
        return self.per_trick * tricks if self.made is None else self.made


Announced = tuple[str, int | None]
"""Contract and level (None for a contract without level)."""

PAYS: Final[Mapping[Announced, Pay]] = {
    ("solo", 3): Pay(need=3, per_trick=2, lost=-6),
    ("solo", 4): Pay(need=4, per_trick=2, lost=-8),
    ("solo", 5): Pay(need=5, per_trick=2, lost=-10),
    ("solo", 6): Pay(need=6, per_trick=2, lost=-12),
    ("duo", 4): Pay(need=4, per_trick=1, lost=-4),
    ("duo", 5): Pay(need=5, per_trick=1, lost=-5),
    ("duo", 6): Pay(need=6, per_trick=1, lost=-6),
    ("trou", None): Pay(need=6, per_trick=1, lost=-6),
    ("duo", 7): Pay(need=7, made=15, lost=-15),
    ("petite_misere", None): Pay(need=0, made=15, lost=-15, exactly=True),
    ("picolo", None): Pay(need=1, made=20, lost=-20, exactly=True),
    ("grande_misere", None): Pay(need=0, made=30, lost=-30, exactly=True),
    ("solo", 7): Pay(need=7, made=30, lost=-30),
    ("duo", 8): Pay(need=8, made=30, lost=-30),
    ("solo", 8): Pay(need=8, made=60, lost=-60),
}

LADDER: Final[tuple[Announced, ...]] = (
    ("solo", 3),
    ("duo", 4),
    ("solo", 4),
    ("duo", 5),
    ("solo", 5),
    ("duo", 6),
    ("trou", None),
    ("solo", 6),
    ("duo", 7),
    ("petite_misere", None),
    ("picolo", None),
    ("grande_misere", None),
    ("solo", 7),
    ("duo", 8),
    ("solo", 8),
)
"""The ladder of announcements, lowest first."""

NO_TRUMP: Final[frozenset[Announced]] = frozenset(
    {("petite_misere", None), ("picolo", None), ("grande_misere", None), ("solo", 8)}
)
"""Contracts that are always played without trumps."""

LEADS: Final[frozenset[Announced]] = frozenset({("solo", 7), ("solo", 8)})
"""Contracts in which the lone player leads."""


def announceable() -> tuple[str, ...]:
    """The contracts in rising order of their lowest rung."""
    return tuple(dict.fromkeys(contract for contract, _ in LADDER))


def levels(contract: str) -> tuple[int, ...]:
    """The levels a contract can have, () for one without level or an unknown one."""
    return tuple(sorted(level for name, level in PAYS if name == contract and level is not None))


def player_count(contract: str) -> int:
    """The number of players of a contract: two partners or one alone."""
    return 2 if contract in ("duo", "trou") else 1


def possible_tricks(contract: str) -> range:
    """The numbers of tricks its players can take: 8 are played, 7 in a petite misère (one card is put aside)."""
    return range(8 if contract == "petite_misere" else 9)


def possible_trumps(contract: str, level: int | None) -> tuple[Suit, ...]:
    """The possible trumps; for solo 7 also no trumps."""
    if (contract, level) in NO_TRUMP:
        return (Suit.NONE,)
    return (*SUITS, Suit.NONE) if (contract, level) == ("solo", 7) else SUITS
