"""Invented deals of Whist 32."""

from __future__ import annotations

from random import Random
from typing import Final

from whistclub.demo.games.chance import Strength, declarers, exactly
from whistclub.rules import whist32
from whistclub.rules.common import SUITS
from whistclub.rules.sheet import Fold
from whistclub.rules.whist32 import ArbiterCall, Whist32Deal, pays

_OFTEN: Final = {
    ("solo", 3): 90, ("duo", 4): 210, ("solo", 4): 130, ("duo", 5): 180, ("solo", 5): 90, ("duo", 6): 80,
    ("trou", None): 60, ("solo", 6): 40, ("duo", 7): 30, ("petite_misere", None): 40, ("picolo", None): 25,
    ("grande_misere", None): 12, ("solo", 7): 8, ("duo", 8): 3, ("solo", 8): 2,
}  # fmt: skip
"""How often each contract is played, per thousand."""


def next_deal(random: Random, fold: Fold, strength: Strength) -> Whist32Deal:
    """A deal of Whist 32; in a club with an arbiter, every contract that needs its acceptance has it."""
    if random.random() < 0.05:
        # Sometimes nobody plays because the arbiter has refused.
        refused = fold.sheet.conventions.arbiter and len(fold.lines) % 2 == 0
        call = ArbiterCall(fold.expect().leader, "grande_misere", accepted=False, chance="0.03") if refused else None
        return Whist32Deal("passed", arbiter=call)
    table = pays(fold.sheet.conventions.payoffs)
    (contract, level), pay = random.choices(tuple(table.items()), [_OFTEN[announced] for announced in table])[0]
    players = declarers(random, fold.table.seats, strength, whist32.player_count(contract))
    skill = sum(strength[seat] for seat in players) / len(players)
    tricks = (
        exactly(random, pay.need, skill)
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
