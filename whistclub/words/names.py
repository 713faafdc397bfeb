"""Names of suits, and lists of names in a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from whistclub.rules.common import Suit
from whistclub.words import mark, tr, tr_marked

_SUITS: Final[Mapping[Suit, str]] = {
    Suit.SPADES: mark("spades"),
    Suit.CLUBS: mark("clubs"),
    Suit.DIAMONDS: mark("diamonds"),
    Suit.HEARTS: mark("hearts"),
    Suit.NONE: mark("no trumps"),
}

_SIGNS: Final[Mapping[Suit, str]] = {Suit.SPADES: "♠", Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥"}


def suit_name(suit: str) -> str:
    """The suit in words: spades, no trumps."""
    return tr_marked(_SUITS[Suit(suit)])


def suit_sign(suit: str) -> str:
    """The suit's sign; a short "no trumps" when there is none."""
    return _SIGNS.get(Suit(suit)) or tr("NT", "without trumps, short")


def in_sentence(name: str) -> str:
    """A name inside a sentence: without its capital."""
    return name[:1].lower() + name[1:]


def capital(text: str) -> str:
    """A text at the start of a sentence: with a capital."""
    return text[:1].upper() + text[1:]


def listed(names: list[str]) -> str:
    """Several names as a list: A, B and C."""
    if len(names) < 2:
        return "".join(names)
    return tr("{some} and {last}", some=", ".join(names[:-1]), last=names[-1])


def strung(parts: Iterable[str]) -> str:
    """Parts of a sentence that contain commas, joined."""
    return tr("; ", "between the parts of a sentence").join(parts)


def either(names: list[str]) -> str:
    """Several names as a list of alternatives: A, B or C."""
    if len(names) < 2:
        return "".join(names)
    return tr("{some} or {last}", some=", ".join(names[:-1]), last=names[-1])
