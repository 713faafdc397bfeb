"""The 32 cards and their notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from whistclub.rules.common import SUITS, Problem, Refused, Suit

RANKS: Final = ("7", "8", "9", "T", "J", "Q", "K", "A")
"""The ranks, lowest first; T is the ten."""

_LETTERS: Final = {"s": Suit.SPADES, "c": Suit.CLUBS, "d": Suit.DIAMONDS, "h": Suit.HEARTS}
_SIGNS: Final = {"♠": Suit.SPADES, "♣": Suit.CLUBS, "♦": Suit.DIAMONDS, "♥": Suit.HEARTS}


@dataclass(frozen=True, slots=True)
class Card:
    """One card: ``rank`` of ``RANKS`` and one of the four suits."""

    rank: str
    suit: Suit


ALL_CARDS: Final = tuple(Card(rank, suit) for suit in SUITS for rank in RANKS)
"""The 32 cards, suit by suit in rising order, lowest rank first."""

NUMBER: Final = {card: number for number, card in enumerate(ALL_CARDS)}
"""The index of each card in ``ALL_CARDS``, which is its bit in the solver."""


def parse_card(text: str) -> Card:
    """Reads a card written as ``As``, ``kh``, ``Td``, ``10d`` or ``7♣``.

    Raises: Refused: it is none of the 32 cards.
    """
    written = text.strip().lower()
    rank = {"10": "T"}.get(written[:-1], written[:-1].upper())
    suit = {**_LETTERS, **_SIGNS}.get(written[-1:])
    if suit is None or rank not in RANKS:
        raise Refused([Problem(("cards",), "arbiter_not_a_card", {"value": text})])
    return Card(rank, suit)


def card_text(card: Card) -> str:
    """The card in two letters.

    >>> card_text(Card("K", Suit.HEARTS))
    'Kh'
    """
    return card.rank + card.suit.value[0]


def in_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards by suit, lowest rank first."""
    return tuple(sorted(cards, key=NUMBER.__getitem__))
