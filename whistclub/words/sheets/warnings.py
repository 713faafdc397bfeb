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
    "dealer_unexpected": mark("{expected} should have dealt; {dealer} is recorded as dealer."),
    "sits_out_unexpected": mark("{expected} should have sat out; {player} is recorded as sitting out."),
    "arbiter_not_accepted": mark("This contract needs the arbiter; no accepted call of its players is recorded."),
}

SHORT: Final[Mapping[str, str]] = {
    "dealer_unexpected": mark("dealer due: {expected}"),
    "sits_out_unexpected": mark("sitting out due: {expected}"),
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
