"""Plausible deals: each a legal continuation of the sheet it is for, made by better and weaker players.

``strength`` gives each seat's skill, about −1 to 1: who is stronger dares more and takes more tricks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from whistclub.rules import whist32
from whistclub.rules.belgian.checks import announceable
from whistclub.rules.belgian.facts import Attempt, BelgianConventions, BelgianDeal
from whistclub.rules.belgian.payoffs import PayoffRow
from whistclub.rules.belgian.presets import deal_kinds
from whistclub.rules.classic import ClassicConventions, ClassicDeal
from whistclub.rules.common import SUITS, Suit
from whistclub.rules.facts import Expected
from whistclub.rules.sheet import Fold
from whistclub.rules.tourangeau import TourangeauDeal, full_deal
from whistclub.rules.whist32 import PAYS, ArbiterCall, Whist32Deal

Strength = Mapping[int, float]

_BELGIAN: Final = {
    "pair": 460, "solo": 170, "piccolissimo": 8, "petite_misere": 60, "piccolo": 55, "abondance": 60,
    "grande_misere": 35, "abondance_10": 6, "grande_misere_sur_table": 4, "petit_schlem": 2, "grand_schlem": 1,
    "trou": 75, "trou_royal": 5,
}  # fmt: skip
"""How often each contract is played, among a thousand."""

_WHIST32: Final = {
    ("solo", 3): 90, ("duo", 4): 210, ("solo", 4): 130, ("duo", 5): 180, ("solo", 5): 90, ("duo", 6): 80,
    ("trou", None): 60, ("solo", 6): 40, ("duo", 7): 30, ("petite_misere", None): 40, ("picolo", None): 25,
    ("grande_misere", None): 12, ("solo", 7): 8, ("duo", 8): 3, ("solo", 8): 2,
}  # fmt: skip


def belgian(random: Random, fold: Fold, strength: Strength) -> BelgianDeal:
    """A deal of Belgian whist, rabrouche and doubling as they are due."""
    conventions: BelgianConventions = fold.sheet.conventions
    expected = fold.expect()
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
    contract = random.choices(tuple(contracts), [_BELGIAN[name] for name in contracts])[0]
    return BelgianDeal("contract", _attempts(random, contracts[contract], seats, strength), **facts)


def _attempts(
    random: Random, rows: Sequence[PayoffRow], seats: Sequence[int], strength: Strength
) -> tuple[Attempt, ...]:
    row = random.choices(rows, [max(1, 12 * len(row.levels) - 11) for row in rows])[0]
    players = _declarers(random, seats, strength, row.players)
    if row.several:
        with_others = random.random() < 0.15
        attempts: list[Attempt] = []
        left = row.total
        for seat in players if not with_others else _declarers(random, seats, strength, 2):
            tricks = min(left, _exactly(random, row.need or 0, strength[seat]))
            left -= tricks
            attempts.append(Attempt(row.contract, (seat,), tricks))
        return tuple(attempts)
    level = _rising(random, row.levels)
    target = random.choice(row.targets) if row.targets else None
    aim = level or target or row.need or 0
    taken = random.gauss(aim + 0.6 + sum(strength[seat] for seat in players) / len(players), 1.3)
    trump = random.choice(SUITS) if row.trump and random.random() < 0.97 else None
    tricks = max(0, min(row.total, round(taken)))
    return (Attempt(row.contract, players, tricks, level=level, trump=trump, target=target),)


def whist_32(random: Random, fold: Fold, strength: Strength) -> Whist32Deal:
    """A deal of Whist 32; where the club plays with the arbiter, all that it is asked about was accepted."""
    if random.random() < 0.05:
        # Now and then nobody plays because the arbiter has refused.
        refused = fold.sheet.conventions.arbiter and len(fold.lines) % 2 == 0
        call = ArbiterCall(fold.expect().leader, "grande_misere", accepted=False, chance="0.03") if refused else None
        return Whist32Deal("passed", arbiter=call)
    (contract, level), pay = random.choices(tuple(PAYS.items()), [_WHIST32[announced] for announced in PAYS])[0]
    players = _declarers(random, fold.table.seats, strength, whist32.player_count(contract))
    skill = sum(strength[seat] for seat in players) / len(players)
    tricks = (
        _exactly(random, pay.need, skill)
        if pay.exactly
        else max(0, min(8, round(random.gauss(pay.need + 0.4 + skill, 0.9))))
    )
    trump = None if (contract, level) in whist32.NO_TRUMP else random.choice(SUITS)
    key = whist32.list_key(contract, level) if fold.sheet.conventions.arbiter else None
    call = None
    if key is not None:
        percent = min(99, whist32.thresholds(fold.sheet.conventions)[key] + 3 + tricks)
        call = ArbiterCall(players[0], contract, True, level, trump, f"{percent / 100:.2f}")
    return Whist32Deal("contract", contract, players, tricks, level, trump, arbiter=call)


def tourangeau(random: Random, fold: Fold, strength: Strength) -> TourangeauDeal:
    """The next deal of the plan: the tricks fall somehow, and each had foreseen theirs more or less."""
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


def classic(random: Random, fold: Fold, strength: Strength) -> ClassicDeal:
    """A deal of short whist or of a whist drive."""
    conventions: ClassicConventions = fold.sheet.conventions
    side = strength[0] + strength[2] - strength[1] - strength[3]
    ours = max(0, min(13, round(random.gauss(6.5 + side / 2, 2))))
    honours = (0, 0)
    if conventions.honours and random.random() < 0.35:
        held = random.choice((3, 3, 3, 4))
        honours = (held, 0) if random.random() < 0.5 else (0, held)
    trump = _turned(random, conventions, fold.expect())
    return ClassicDeal((ours, 13 - ours), honours if trump is not Suit.NONE else (0, 0), trump)


def _turned(random: Random, conventions: ClassicConventions, expected: Expected) -> Suit:
    return Suit(expected.trump) if conventions.trump_rotation and expected.trump else random.choice(SUITS)


def _declarers(random: Random, seats: Sequence[int], strength: Strength, count: int) -> tuple[int, ...]:
    first = random.choices(seats, [1.6 + strength[seat] for seat in seats])[0]
    return (first, *random.sample([seat for seat in seats if seat != first], count - 1))


def _rising(random: Random, levels: Sequence[int]) -> int | None:
    """A level, the higher the rarer."""
    return random.choices(levels, [0.5**index for index in range(len(levels))])[0] if levels else None


def _exactly(random: Random, need: int, skill: float) -> int:
    """The tricks of somebody who wanted to take exactly ``need``."""
    if random.random() < 0.62 + skill / 8:
        return need
    return max(0, need + random.choice((-1, 1, 1, 1, 2, 3))) if need else random.choice((1, 1, 1, 2, 3))


MAKERS: Final[Mapping[str, Callable[[Random, Fold, Strength], Any]]] = {
    "belgian": belgian,
    "whist32": whist_32,
    "tourangeau": tourangeau,
    "classic": classic,
}
"""Makes the next deal of a sheet, by game."""
