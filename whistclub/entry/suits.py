"""The row of suits, the same in every game."""

from __future__ import annotations

from whistclub.entry.choices import Choice, Group
from whistclub.entry.letters import suit_letter
from whistclub.rules.common import SUITS, Suit
from whistclub.words import tr
from whistclub.words.names import suit_name, suit_sign


def suit_row(without: bool, chosen: str | None = None) -> Group:
    """The suits, lowest first, and no trumps where allowed. Never required."""
    suits = (*SUITS, Suit.NONE) if without else SUITS
    return Group("trump", tr("Trump"), tuple(_suit(suit, str(suit) == chosen) for suit in suits), due=False)


def _suit(suit: Suit, chosen: bool) -> Choice:
    sign, key = suit_sign(suit), suit_letter(suit).lower()
    return Choice(f"s:{suit}", sign, (key,), said=sign, spoken=suit_name(suit), suit=str(suit), chosen=chosen)
