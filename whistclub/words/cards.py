"""Cards in the current language: K ♥ is R ♥ in French and H ♥ in Dutch."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from whistclub.rules.common import Suit
from whistclub.words import mark, tr, tr_marked
from whistclub.words.names import suit_name, suit_sign

if TYPE_CHECKING:
    from whistclub.arbiter.cards import Card

BY_COLOUR: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""The suits of a hand as players sort them, black and red alternating."""

_RANKS: Final = {"T": "10", "J": mark("J"), "Q": mark("Q"), "K": mark("K"), "A": mark("A")}
_NAMES: Final = {"J": mark("jack"), "Q": mark("queen"), "K": mark("king"), "A": mark("ace")}


def rank_text(rank: str) -> str:
    """A rank as printed on the card: 7, 10, K. ``rank``: a digit, T for the ten, or J Q K A."""
    text = _RANKS.get(rank, rank)
    return text if text.isdigit() else tr_marked(text)


def card_text(card: Card) -> str:
    """The short text of a card: K ♥."""
    return f"{rank_text(card.rank)}\u00a0{suit_sign(card.suit)}"


def card_name(card: Card) -> str:
    """A card in words, as a screen reader says it: king of hearts."""
    rank = tr_marked(_NAMES[card.rank]) if card.rank in _NAMES else rank_text(card.rank)
    return tr("{rank} of {suit}", rank=rank, suit=suit_name(card.suit))


def in_suits(cards: Iterable[Card]) -> tuple[tuple[Suit, tuple[str, ...]], ...]:
    """A hand by suit, each with its ranks as printed on the cards, the highest first."""
    from whistclub.arbiter.cards import RANKS

    held = sorted(cards, key=lambda card: -RANKS.index(card.rank))
    return tuple((suit, tuple(rank_text(card.rank) for card in held if card.suit is suit)) for suit in BY_COLOUR)
