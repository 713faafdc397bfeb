"""Which announcement beats which in the auction of Belgian whist (rules.md §1.3, §1.5)."""

from __future__ import annotations

from typing import Final

from whistclub.rules.belgian.checks import announceable
from whistclub.rules.belgian.facts import TROUS, BelgianConventions
from whistclub.rules.belgian.payoffs import SHARED
from whistclub.rules.game import Rung

CLASSIQUE: Final = (
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
"""The ladder of ``classique``, lowest first."""

SUITLESS: Final = frozenset(map(Rung, (*SHARED, *TROUS)))
"""Rungs without suits, at which no suit overcalls another: played without trumps, or announced without one (the
boucheur of a trou chooses)."""

_COUNTERS: Final = frozenset({"grande_misere", "abondance_10"})
"""The announcements that beat a trou; those above the higher of the two also do (rules.md §1.3)."""


def ladder(conventions: BelgianConventions) -> tuple[Rung, ...]:
    """The rungs under these conventions, lowest first; () for a preset without a ladder."""
    if conventions.preset != "classique":
        return ()
    table = dict(announceable(conventions))
    return tuple(
        rung
        for rung in CLASSIQUE
        if any(rung.level in row.levels or not (rung.level or row.levels) for row in table.get(rung.contract, ()))
    )


def counters(conventions: BelgianConventions) -> tuple[Rung, ...]:
    """The rungs that beat a trou, lowest first."""
    if not conventions.trou_counterable:
        return ()
    rungs = ladder(conventions)
    highest = max((at for at, rung in enumerate(rungs) if rung.contract in _COUNTERS), default=len(rungs))
    return tuple(rung for at, rung in enumerate(rungs) if rung.contract in _COUNTERS or at > highest)
