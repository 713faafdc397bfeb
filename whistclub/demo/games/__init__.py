"""The games of the demo club: plausible deals by game, and the plans of its evenings.

A game missing here is not played in the demo club."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from whistclub.demo.games import belgian, classic, tourangeau, whist32
from whistclub.demo.games.chance import Strength
from whistclub.rules.belgian import BELGIAN
from whistclub.rules.belgian.presets import PRESETS
from whistclub.rules.classic import CLASSIC, ClassicConventions
from whistclub.rules.common import SUITS
from whistclub.rules.sheet import Fold
from whistclub.rules.tourangeau import TOURANGEAU, TourangeauConventions
from whistclub.rules.whist32 import WHIST32, Whist32Conventions

MAKERS: Final[Mapping[str, Callable[[Random, Fold, Strength], Any]]] = {
    BELGIAN.key: belgian.next_deal,
    WHIST32.key: whist32.next_deal,
    TOURANGEAU.key: tourangeau.next_deal,
    CLASSIC.key: classic.next_deal,
}
"""The function that makes the next deal of a sheet, a legal one, by game."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The plan of an evening: in each of ``rounds``, ``deals`` deals under ``conventions``. ``deals`` None: until the
    game ends. ``fives``: people left over may make tables of five. ``totals``: some sheets are known only by their
    totals."""

    game: str
    conventions: Any
    rounds: int = 1
    deals: int | None = None
    fives: bool = False
    totals: bool = True


_CLASSIQUE: Final = PRESETS["classique"]
_LONG: Final = Plan(BELGIAN.key, _CLASSIQUE, 1, 34, fives=True)
_ROUNDS: Final = Plan(BELGIAN.key, replace(_CLASSIQUE, deals=16), 2, None)
_TOURANGEAU: Final = Plan(TOURANGEAU.key, TourangeauConventions())
_WHIST32: Final = Plan(WHIST32.key, Whist32Conventions(arbiter=True), 3)
_RUBBER: Final = Plan(CLASSIC.key, ClassicConventions(honours=True, best_of=3), 3, totals=False)
_DRIVE: Final = Plan(CLASSIC.key, ClassicConventions(whist_drive=True, deals=12, trump_rotation=SUITS), 2, totals=False)

PLANS: Final = (
    *(_LONG, _ROUNDS, _LONG, _TOURANGEAU, _LONG, _WHIST32, _ROUNDS, _LONG, _RUBBER),
    *(_LONG, _ROUNDS, _TOURANGEAU, Plan(BELGIAN.key, PRESETS["kleurenwiezen"], 1, 34, fives=True), _LONG, _DRIVE),
)
"""The plans of the evenings, repeated in turn."""
