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
    """``made_base``, ``made_per_bid``: points of a made bid; ``failed_base``, ``failed_per_trick``: what a failed one
    loses; ``slam_per_card``: points for each card of a grand slam, which takes at least ``slam_from_cards``;
    ``last_bidder_restricted``: bids may not add up to the cards; ``full_deal_trump``: the trump when all 52 cards are
    dealt."""

    slam_from_cards: int = 1
    last_bidder_restricted: bool = False
    full_deal_trump: Literal["none", "last_card"] = "none"
    made_base: int = 10
    made_per_bid: int = 5
    failed_base: int = 10
    failed_per_trick: int = 5
    slam_per_card: int = 5
