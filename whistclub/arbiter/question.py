"""Questions to the arbiter, and which of them are impossible (rules.md §2.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from whistclub.arbiter.cards import NUMBER, Card, card_text
from whistclub.rules.common import SUITS, Problem, Suit
from whistclub.rules.whist32 import (
    ARBITER_CONTRACTS,
    LEADS,
    PAYS,
    Whist32Conventions,
    player_count,
    possible_trumps,
    stakes,
)

HAND: Final = 8
"""Number of cards in a hand."""

SEATS: Final = 4


@dataclass(frozen=True, slots=True)
class ArbiterContract:
    """A contract of the arbiter's list. ``partner``: two play it together; ``trumps``: the possible trumps,
    ``Suit.NONE`` for none; ``leads``: the asker leads; ``need``: tricks to take, ``exactly``: not one more; ``aside``:
    each player sets a card aside; ``made`` and ``lost``: points of each player at exactly the tricks needed."""

    key: str
    contract: str
    level: int | None
    partner: bool
    trumps: tuple[Suit, ...]
    leads: bool
    need: int
    exactly: bool
    aside: bool
    made: int
    lost: int


def _contract(key: str) -> ArbiterContract:
    contract, level = ARBITER_CONTRACTS[key]
    pay, (made, lost) = PAYS[contract, level], stakes(Whist32Conventions())[key]
    return ArbiterContract(
        key=key,
        contract=contract,
        level=level,
        partner=player_count(contract) == 2,
        trumps=possible_trumps(contract, level),
        leads=(contract, level) in LEADS,
        need=pay.need,
        exactly=pay.exactly,
        aside=contract == "petite_misere",
        made=made,
        lost=lost,
    )


CONTRACTS: Final[Mapping[str, ArbiterContract]] = {key: _contract(key) for key in ARBITER_CONTRACTS}
"""The arbiter's list by key, lowest contract first."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question. ``contract``: a key of ``CONTRACTS``; ``cards``: the eight of the asker; ``trump``: None or
    ``Suit.NONE``: no trumps. ``partner`` (1 to 3) and ``leader`` to the first trick (0 to 3; 0: the asker) are counted
    in seats to the left of the asker; None: unknown, each seat is equally likely."""

    contract: str
    cards: tuple[Card, ...]
    trump: Suit | None = None
    partner: int | None = None
    leader: int | None = None

    @property
    def trump_suit(self) -> Suit | None:
        """The trump suit, None: no trumps."""
        return None if self.trump is Suit.NONE else self.trump


def problems(question: Question, threshold: int | None = None) -> list[Problem]:
    """Every reason why a question, or its threshold in per cent, is impossible; [] when it is possible."""
    found = [*_card_problems(question.cards)]
    contract = CONTRACTS.get(question.contract)
    if contract is None:
        values = {"value": question.contract, "allowed": ", ".join(CONTRACTS)}
        found.append(Problem(("contract",), "not_for_the_arbiter", values))
    else:
        found += _trump_problems(question, contract)
        if question.partner is not None and not contract.partner:
            found.append(Problem(("partner",), "arbiter_plays_alone"))
        if question.leader is not None and contract.leads:
            found.append(Problem(("leader",), "arbiter_asker_leads"))
    found += _range_problems(question.partner, 1, SEATS - 1, "partner")
    found += _range_problems(question.leader, 0, SEATS - 1, "leader")
    found += _range_problems(threshold, 0, 100, "threshold")
    return found


def _card_problems(cards: tuple[Card, ...]) -> Iterator[Problem]:
    for index, card in enumerate(cards):
        if card not in NUMBER:
            yield Problem(("cards", index), "arbiter_not_a_card", {"value": f"{card.rank} {card.suit}"})
    for card, times in Counter(cards).items():
        if times > 1:
            yield Problem(("cards",), "arbiter_same_card", {"card": card_text(card)})
    if len(cards) != HAND:
        yield Problem(("cards",), "arbiter_card_count", {"expected": HAND, "count": len(cards)})


def _trump_problems(question: Question, contract: ArbiterContract) -> Iterator[Problem]:
    suit = question.trump_suit
    if suit is None:
        if Suit.NONE not in contract.trumps:
            yield Problem(("trump",), "arbiter_trump_missing")
        return
    if suit not in contract.trumps:
        yield Problem(("trump",), "arbiter_no_trump")
        return
    held = sum(card.suit is suit for card in question.cards)
    if not held:
        yield Problem(("trump",), "arbiter_trump_not_held", {"trump": suit})
    elif held == HAND and contract.partner:
        yield Problem(("trump",), "arbiter_trump_all_held", {"trump": suit})


def _range_problems(value: int | None, low: int, high: int, name: str) -> Iterator[Problem]:
    if value is not None and not low <= value <= high:
        yield Problem((name,), "out_of_range", {"low": low, "high": high, "value": value})


def sensible_trumps(contract: ArbiterContract, cards: tuple[Card, ...]) -> tuple[Suit | None, ...]:
    """The possible trumps of the contract with these cards."""
    asked = (Question(contract.key, cards, trump) for trump in (*SUITS, None))
    return tuple(question.trump for question in asked if not problems(question))
