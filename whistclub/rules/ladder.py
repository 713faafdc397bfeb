"""What beats what in the auction (rules.md §1.5, §2): the ladder of contracts, lowest first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from whistclub.rules import whist32
from whistclub.rules.belgian.checks import announceable
from whistclub.rules.belgian.facts import TROUS, BelgianConventions
from whistclub.rules.belgian.payoffs import SHARED
from whistclub.rules.common import SUITS, Suit


@dataclass(frozen=True, slots=True)
class Rung:
    """A step of the ladder. ``suits``: only when announced in one of these (empty: in whatever suit)."""

    contract: str
    level: int | None = None
    suits: tuple[Suit, ...] = ()


_CLASSIQUE: Final = (
    Rung("piccolissimo"),
    Rung("pair", 8),
    Rung("solo", 6),
    Rung("pair", 9),
    Rung("solo", 7),
    Rung("petite_misere"),
    Rung("piccolo"),
    Rung("pair", 10),
    Rung("solo", 8),
    Rung("pair", 11),
    Rung("solo", 9),
    Rung("abondance", 9),
    Rung("abondance", 10),
    Rung("abondance", 11),
    Rung("abondance", 12),
    Rung("trou"),
    Rung("grande_misere"),
    Rung("pair", 12),
    Rung("solo", 10),
    Rung("pair", 13),
    Rung("abondance_10"),
    Rung("grande_misere_sur_table"),
    Rung("petit_schlem"),
    Rung("grand_schlem"),
)

LADDERS: Final[Mapping[str, tuple[Rung, ...]]] = {
    "belgian": _CLASSIQUE,
    "whist32": tuple(Rung(contract, level) for contract, level in whist32.LADDER),
}
"""By game, lowest first; of Belgian whist the one of ``classique``."""

SUITLESS: Final[Mapping[str, frozenset[Rung]]] = {
    "belgian": frozenset(map(Rung, (*SHARED, *TROUS))),
    "whist32": frozenset(Rung(contract, level) for contract, level in (*whist32.NO_TRUMP, ("trou", None))),
}
"""Rungs at which no suit overcalls another: without trumps, or announced in none (the boucheur of a trou chooses)."""

_COUNTERS: Final = frozenset({"grande_misere", "abondance_10"})
"""What counters a trou; so does what stands above the higher of the two (rules.md §1.3)."""


def ladder(game_key: str, conventions: Any) -> tuple[Rung, ...]:
    """The rungs of a game under these conventions, lowest first; () for a game or preset without a ladder."""
    rungs = LADDERS.get(game_key, ())
    if not isinstance(conventions, BelgianConventions):
        return rungs
    if conventions.preset != "classique":
        return ()
    table = dict(announceable(conventions))
    return tuple(
        rung
        for rung in rungs
        if any(rung.level in row.levels or not (rung.level or row.levels) for row in table.get(rung.contract, ()))
    )


def suits_rise(game_key: str, rung: Rung) -> bool:
    """Whether the same announcement in a higher suit overcalls one at this rung: ♠ < ♣ < ♦ < ♥."""
    return replace(rung, suits=()) not in SUITLESS.get(game_key, frozenset())


def higher(
    game_key: str, conventions: Any, contract: str, level: int | None = None, trump: Suit | None = None
) -> tuple[Rung, ...]:
    """What still beats an announcement, lowest first; () when nothing does, or it is on no rung.

    The first may be the same rung with the ``suits`` above ``trump`` (none when ``trump`` is not known)."""
    rungs = ladder(game_key, conventions)
    if game_key == "belgian" and contract in TROUS:
        return _counters(conventions, rungs)
    same = Rung(contract, 9 if (game_key, contract, level) == ("belgian", "abondance", None) else level)
    if same not in rungs:
        return ()
    above = rungs[rungs.index(same) + 1 :]
    suits = SUITS[SUITS.index(trump) + 1 :] if trump in SUITS and suits_rise(game_key, same) else ()
    return (replace(same, suits=suits), *above) if suits else above


def _counters(conventions: BelgianConventions, rungs: tuple[Rung, ...]) -> tuple[Rung, ...]:
    if not conventions.trou_counterable:
        return ()
    highest = max((at for at, rung in enumerate(rungs) if rung.contract in _COUNTERS), default=len(rungs))
    return tuple(rung for at, rung in enumerate(rungs) if rung.contract in _COUNTERS or at > highest)
