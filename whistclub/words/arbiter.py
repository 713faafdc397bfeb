"""The answer of the arbiter of Whist 32 in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from whistclub.rules.whist32 import ARBITER_CONTRACTS
from whistclub.words import mark, tr, tr_marked
from whistclub.words.cards import card_text
from whistclub.words.games.game import own_contract_names
from whistclub.words.games.whist32 import WHIST32_WORDS
from whistclub.words.names import suit_sign
from whistclub.words.numbers import chance

if TYPE_CHECKING:
    from whistclub.arbiter.answer import Answer
    from whistclub.arbiter.question import Question


def percent(share: float) -> int:
    """A share in whole per cent."""
    return round(100 * share)


def _chance(answer: Answer) -> str:
    return chance(round(10_000 * answer.chance), accepted=answer.accepted)


def verdict(answer: Answer) -> str:
    """The verdict in one word."""
    return tr("Accepted", "the arbiter's answer") if answer.accepted else tr("Refused", "the arbiter's answer")


_LISTED: Final = {"solo7": mark("Petit chelem"), "duo8": mark("Capot"), "solo8": mark("Chelem")}
"""The names of contracts that have one beside their level."""


def listed_contract(key: str) -> str:
    """A contract of the arbiter's list: Duo 7, Petit chelem; under the club's own word where it has one: Seul 7."""
    contract, level = ARBITER_CONTRACTS[key]
    if key in _LISTED and not own_contract_names.get((WHIST32_WORDS.key, contract)):
        return tr_marked(_LISTED[key])
    return WHIST32_WORDS.contract_text(contract, level)


def question_text(question: Question) -> str:
    """The contract and trumps asked about: Solo 7 ♠."""
    name, suit = listed_contract(question.contract), question.trump_suit
    return name if suit is None else f"{name} {suit_sign(suit)}"


def in_play_text(answer: Answer, *, hidden: bool = False) -> str:
    """The contract asked about and how often people make it: Grande misère · in play, made about 95 times in 100.

    ``hidden``: no card is named."""
    parts = [
        question_text(answer.question),
        tr("in play, made about {number} times in 100", number=percent(answer.in_play)),
    ]
    if answer.set_aside is not None and not hidden:
        parts.append(tr("with {card} set aside", card=card_text(answer.set_aside)))
    return " · ".join(parts)


def open_chance_text(answer: Answer) -> str:
    """The chance with all four hands open, its interval, and the number of layouts solved."""
    return tr(
        "open cards {number} % ({low}–{high}), %n layout(s)",
        "",
        answer.layouts,
        number=_chance(answer),
        low=percent(answer.low),
        high=percent(answer.high),
    )


def short_answer_text(answer: Answer) -> str:
    """One further contract that would be accepted, as a line: Petit chelem ♠ · 45 in 100."""
    number = tr("{number} in 100", number=percent(answer.in_play))
    return f"{question_text(answer.question)} · {number}"
