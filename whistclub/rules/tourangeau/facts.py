"""The facts of a deal of Whist Tourangeau and the conventions of a sheet (rules.md §3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from whistclub.rules.common import Suit


@dataclass(frozen=True, slots=True)
class TourangeauDeal:
    """What happened in one deal: ``bids`` and ``tricks`` by seat, ``cards`` dealt to each (None: take the proposal)."""

    bids: tuple[int, ...]
    tricks: tuple[int, ...]
    cards: int | None = None
    trump: Suit | None = None
    dealer: int | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class TourangeauConventions:
    """``slam_from_cards``: fewest cards of a grand slam; ``last_bidder_restricted``: bids may not add up to the cards;
    ``full_deal_trump``: the trump when all 52 cards are dealt."""

    slam_from_cards: int = 1
    last_bidder_restricted: bool = False
    full_deal_trump: Literal["none", "last_card"] = "none"
