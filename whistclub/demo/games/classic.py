"""Invented deals of short whist and of whist drives."""

from __future__ import annotations

from random import Random

from whistclub.demo.games.chance import Strength
from whistclub.rules.classic import ClassicConventions, ClassicDeal
from whistclub.rules.common import SUITS, Suit
from whistclub.rules.facts import Expected
from whistclub.rules.sheet import Fold


def next_deal(random: Random, fold: Fold, strength: Strength) -> ClassicDeal:
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
