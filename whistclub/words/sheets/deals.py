"""A deal in words: the sentence shown before it is stored, and the short form on score sheets."""

from __future__ import annotations

from typing import Any

from whistclub.words.games import words_of
from whistclub.words.games.game import Names


def deal_text(game: str, conventions: Any, deal: Any, names: Names) -> str:
    """The deal as sentences: who played what, the tricks, whether it was made; unknown facts are left out."""
    return words_of(game).deal(conventions, deal, names)


def short_deal_text(game: str, conventions: Any, deal: Any, names: Names) -> str:
    """The deal in one short line for score sheets: Solo 8 ♥ · Eleni · 7 tricks ✗."""
    return words_of(game).short_deal(conventions, deal, names)


def call_text(game: str, call: Any, names: Names) -> str:
    """The arbiter's answer as a sentence: The arbiter accepts grande misère (Irène, 78 %)."""
    return words_of(game).call(call, names)
