"""Invented deals of Whist Tourangeau."""

from __future__ import annotations

from random import Random

from whistclub.demo.games.chance import Strength
from whistclub.rules.common import SUITS, Suit
from whistclub.rules.sheet import Fold
from whistclub.rules.tourangeau import TourangeauDeal, full_deal


def next_deal(random: Random, fold: Fold, strength: Strength) -> TourangeauDeal:
    """The next deal of the plan: random tricks, and bids more or less close to them."""
    seats, cards = fold.table.seats, fold.expect().cards or 0
    tricks = dict.fromkeys(seats, 0)
    for seat in random.choices(seats, [1.5 + strength[seat] for seat in seats], k=cards):
        tricks[seat] += 1
    bids = []
    for seat in seats:
        sure = 0.5 + strength[seat] / 6
        off = 0 if random.random() < sure else random.choice((-2, -1, -1, 1, 1, 1, 2))
        bids.append(max(0, min(cards, tricks[seat] + off)))
    trump = Suit.NONE if full_deal(len(seats), cards) else random.choice(SUITS)
    return TourangeauDeal(tuple(bids), tuple(tricks.values()), cards, trump)
