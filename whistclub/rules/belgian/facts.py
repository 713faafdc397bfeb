"""The facts of a Belgian deal and the conventions of a Belgian sheet (rules.md §1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from whistclub.rules.belgian.payoffs import PayoffRow
from whistclub.rules.common import Suit
from whistclub.rules.facts import Expected

DealKind = Literal["contract", "passed", "blank", "revoke"]

TROUS: Final = frozenset({"trou", "trou_royal"})
"""Contracts after which rabrouche is played (rules.md §1.3)."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """One attempt (rules.md §1.2). ``players``: seats; of a trou the holder of the aces first, the boucheur second.

    ``tricks``: taken by the player or by both partners together. ``target`` (8 or 9): only of a trou."""

    contract: str
    players: tuple[int, ...]
    tricks: int
    level: int | None = None
    trump: Suit | None = None
    target: int | None = None


@dataclass(frozen=True, slots=True)
class BelgianDeal:
    """What happened in one deal (rules.md §1.1). ``sixth``, ``last``: of a passed deal; ``player``: who showed a blank
    hand or revoked; ``rabrouche``, ``multiplier``, ``dealer``, ``sits_out``: recorded facts (None: take the
    proposal)."""

    kind: DealKind
    attempts: tuple[Attempt, ...] = ()
    sixth: int | None = None
    last: int | None = None
    player: int | None = None
    reason: str = ""
    rabrouche: bool = False
    multiplier: int = 1
    dealer: int | None = None
    sits_out: int | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class BelgianConventions:
    """The conventions of a sheet (interchange.md, Conventions). ``preset``: the shipped table it started from;
    ``payoffs``: the whole resolved table. ``deals``: planned number of deals that count, None: no end."""

    preset: str
    payoffs: tuple[PayoffRow, ...]
    lost_multiplier: int = 2
    sixth_and_last: bool = True
    sixth_and_last_points: int = 3
    rabrouche_deals: int = 4
    rabrouche_multiplier: int = 2
    rabrouche_blank_points: int = 15
    revoke_penalty: int = 60
    revoke_doubled: bool = False
    redeal_after_void: bool = True
    redeal_on_pass: bool = False
    pass_moves_dealer: bool = False
    double_after_pass: bool = False
    trou_counterable: bool = True
    deals: int | None = None

    @property
    def passed_is_played(self) -> bool:
        """Whether a passed deal is played for the sixth and the last trick, rather than dealt again."""
        return self.sixth_and_last and not self.redeal_on_pass


@dataclass(frozen=True, slots=True)
class BelgianExpected(Expected):
    """The proposal for the next deal. ``rabrouche_left``: rabrouche deals still to play, the next included;
    ``multiplier``: after passed deals."""

    rabrouche: bool = False
    rabrouche_left: int = 0
    multiplier: int = 1
