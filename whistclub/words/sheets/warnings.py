"""Warnings about recorded facts that disagree with what the deals before predict, in words (rules.md, "Recorded
facts")."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whistclub.rules.common import Warned
from whistclub.words import mark
from whistclub.words.games import own_text
from whistclub.words.values import filled, shown

WARNINGS: Final[Mapping[str, str]] = {
    "rabrouche_expected": mark("This deal should be rabrouche; it is recorded without."),
    "rabrouche_unexpected": mark("No rabrouche was due; this deal is recorded as rabrouche."),
    "multiplier_expected": mark("This deal should count double after a passed deal; it is recorded single."),
    "multiplier_unexpected": mark("No doubling was due; this deal is recorded as double."),
    "dealer_unexpected": mark("{expected} should have dealt; {dealer} is recorded as dealer."),
    "sits_out_unexpected": mark("{expected} should have sat out; {player} is recorded as sitting out."),
    "cards_unexpected": mark("A deal of {expected} cards was due; {cards} are recorded."),
    "arbiter_not_accepted": mark("This contract needs the arbiter; no accepted call of its players is recorded."),
}

SHORT: Final[Mapping[str, str]] = {
    "rabrouche_expected": mark("rabrouche was due"),
    "rabrouche_unexpected": mark("rabrouche was not due"),
    "multiplier_expected": mark("double was due"),
    "multiplier_unexpected": mark("double was not due"),
    "dealer_unexpected": mark("dealer due: {expected}"),
    "sits_out_unexpected": mark("sitting out due: {expected}"),
    "cards_unexpected": mark("cards due: {expected}"),
    "arbiter_not_accepted": mark("not accepted by the arbiter"),
}
"""Shorter texts of the warnings."""


def warning_text(warned: Warned, names: Mapping[int, str] | None = None) -> str:
    """The sentence of a warning; ``names``: seat to player's name."""
    text = WARNINGS.get(warned.code) or own_text(lambda words: words.warnings, warned.code)
    return filled(text, shown(warned.values, names or {}, {}))


def short_warning(warned: Warned, names: Mapping[int, str] | None = None) -> str:
    """The short warning shown in the row of its deal."""
    text = SHORT.get(warned.code) or own_text(lambda words: words.short_warnings, warned.code)
    return filled(text, shown(warned.values, names or {}, {}))
