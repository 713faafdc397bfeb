"""Layouts of the unseen cards, drawn at random, the same ones for the same question (rules.md §2.1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from random import Random

from whistclub.arbiter.cards import ALL_CARDS, NUMBER, card_text, in_order
from whistclub.arbiter.question import CONTRACTS, HAND, SEATS, Question
from whistclub.rules.common import Suit


@dataclass(frozen=True, slots=True)
class Layout:
    """One layout. ``hands``: bit masks by seat, the asker first (bit: index in ``ALL_CARDS``); ``leader``: who leads to
    the first trick; ``partner``: of a duo, else None."""

    hands: tuple[int, ...]
    leader: int
    partner: int | None


def mask(numbers: Iterator[int] | list[int]) -> int:
    """The bit mask of cards given by their index in ``ALL_CARDS``."""
    return sum(1 << number for number in numbers)


def drawn(question: Question) -> Iterator[Layout]:
    """Yields layouts without end, all equally likely; for a duo only those in which the partner holds a trump."""
    contract, random = CONTRACTS[question.contract], Random(_seed(question))
    held = [NUMBER[card] for card in question.cards]
    unseen = [number for number in range(len(ALL_CARDS)) if number not in held]
    suit = question.trump_suit
    trumps = mask([number for number, card in enumerate(ALL_CARDS) if card.suit is suit])
    while True:
        lie = list(unseen)
        for last in range(len(lie) - 1, 0, -1):
            other = int(random.random() * (last + 1))
            lie[last], lie[other] = lie[other], lie[last]
        hands = (mask(held), *(mask(lie[first : first + HAND]) for first in range(0, len(lie), HAND)))
        leader = 0 if contract.leads else question.leader
        if leader is None:
            leader = int(random.random() * SEATS)
        partner = question.partner if contract.partner else None
        if contract.partner and partner is None:
            partner = 1 + int(random.random() * (SEATS - 1))
        if partner is None or hands[partner] & trumps:
            yield Layout(hands, leader, partner)


def _seed(question: Question) -> int:
    """The random seed of a question: from contract, trumps, cards in any order, leader and partner."""
    said = (
        question.contract,
        question.trump_suit or Suit.NONE,
        "".join(map(card_text, in_order(question.cards))),
        "?" if question.leader is None else question.leader,
        "?" if question.partner is None else question.partner,
    )
    return int.from_bytes(sha256(" ".join(map(str, said)).encode()).digest(), "big")
