"""Invented deals of Belgian whist."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from whistclub.demo.games.chance import Strength, declarers, exactly, rising
from whistclub.rules.belgian.checks import announceable
from whistclub.rules.belgian.facts import Attempt, BelgianConventions, BelgianDeal, BelgianExpected
from whistclub.rules.belgian.payoffs import PayoffRow
from whistclub.rules.belgian.presets import deal_kinds
from whistclub.rules.common import SUITS
from whistclub.rules.sheet import Fold

_OFTEN: Final = {
    "pair": 460, "solo": 170, "piccolissimo": 8, "petite_misere": 60, "piccolo": 55, "abondance": 60,
    "grande_misere": 35, "abondance_10": 6, "grande_misere_sur_table": 4, "petit_schlem": 2, "grand_schlem": 1,
    "trou": 75, "trou_royal": 5,
}  # fmt: skip
"""How often each contract is played, per thousand."""


def next_deal(random: Random, fold: Fold, strength: Strength) -> BelgianDeal:
    """A deal of Belgian whist, with rabrouche and doubling when they are due."""
    conventions: BelgianConventions = fold.sheet.conventions
    expected = fold.expect()
    assert isinstance(expected, BelgianExpected)
    facts: dict[str, Any] = {"rabrouche": expected.rabrouche, "multiplier": expected.multiplier}
    seats = [seat for seat in fold.table.seats if seat != expected.sits_out]
    chance = random.random()
    if chance < 0.07:
        if not conventions.passed_is_played:
            return BelgianDeal("passed", rabrouche=expected.rabrouche)
        sixth, last = random.choice(seats), random.choice(seats)
        return BelgianDeal("passed", sixth=sixth, last=last, rabrouche=expected.rabrouche)
    if chance < 0.09 and "blank" in deal_kinds(conventions):
        if chance < 0.085:
            return BelgianDeal("blank", player=random.choice(seats), **facts)
        return BelgianDeal("revoke", player=random.choice(seats), reason="renonce", **facts)
    contracts = dict(announceable(conventions))
    contract = random.choices(tuple(contracts), [_OFTEN[name] for name in contracts])[0]
    return BelgianDeal("contract", _attempts(random, contracts[contract], seats, strength), **facts)


def _attempts(
    random: Random, rows: Sequence[PayoffRow], seats: Sequence[int], strength: Strength
) -> tuple[Attempt, ...]:
    row = random.choices(rows, [max(1, 12 * len(row.levels) - 11) for row in rows])[0]
    players = declarers(random, seats, strength, row.players)
    if row.several:
        with_others = random.random() < 0.15
        attempts: list[Attempt] = []
        left = row.total
        for seat in players if not with_others else declarers(random, seats, strength, 2):
            tricks = min(left, exactly(random, row.need or 0, strength[seat]))
            left -= tricks
            attempts.append(Attempt(row.contract, (seat,), tricks))
        return tuple(attempts)
    level = rising(random, row.levels)
    target = random.choice(row.targets) if row.targets else None
    aim = level or target or row.need or 0
    taken = random.gauss(aim + 0.6 + sum(strength[seat] for seat in players) / len(players), 1.3)
    trump = random.choice(SUITS) if row.trump and random.random() < 0.97 else None
    tricks = max(0, min(row.total, round(taken)))
    return (Attempt(row.contract, players, tricks, level=level, trump=trump, target=target),)
