"""The question "why?" for a deal of any game: the steps that add up to its points."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from whistclub.rules import classic, tourangeau, whist32
from whistclub.rules.belgian import why as belgian
from whistclub.rules.common import Reason, Table
from whistclub.rules.facts import Conventions, Deal, Score

_RULES: Final[Mapping[str, Callable[[Conventions, Table, Deal], tuple[Reason, ...]]]] = {
    "belgian": belgian.why,
    "whist32": whist32.why,
    "tourangeau": tourangeau.why,
}


def reasons(
    game: str, conventions: Conventions, table: Table, deal: Deal, before: tuple[int, int] = (0, 0)
) -> tuple[Reason, ...]:
    """How a completed deal without problems gets its points; their points add up to the deal's, seat by seat.

    ``before``: at short whist the score of the running game before the deal, which decides whether honours count.
    KeyError for an unknown game.
    """
    if game == "classic":
        return classic.why(conventions, table, deal, before)
    return _RULES[game](conventions, table, deal)


def reasons_of(score: Score, number: int) -> tuple[Reason, ...]:
    """How deal ``number`` (1-based) of a scored sheet got its points."""
    line, sheet = score.lines[number - 1], score.sheet
    before = (0, 0)
    if sheet.game == "classic" and number > 1 and (steps := classic.progress(score)):
        before = steps[number - 2][1]
    return reasons(sheet.game, sheet.conventions, line.table, line.deal, before)
