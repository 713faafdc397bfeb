"""The command ``arbiter``: asks the arbiter of Whist 32 (rules.md §2.1)."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from whistclub.cli.output import DONE
from whistclub.rules.common import SUITS, Problem, Refused, Suit
from whistclub.rules.whist32 import ARBITER_CONTRACTS
from whistclub.words import tr
from whistclub.words.games.whist32 import WHIST32_WORDS
from whistclub.words.languages import habits
from whistclub.words.names import suit_name
from whistclub.words.numbers import MINUS

if TYPE_CHECKING:
    from whistclub.arbiter.answer import Answer
    from whistclub.arbiter.cards import Card
    from whistclub.arbiter.failing import FailingLayout
    from whistclub.arbiter.question import Question

CONTRACTS: Final = tuple(ARBITER_CONTRACTS)
"""The contracts that can be asked about."""
_TRUMPS: Final = {suit.value: suit for suit in (*SUITS, Suit.NONE)}


def arbiter(options: argparse.Namespace) -> int:
    """Prints whether a contract of Whist 32 is accepted with eight cards."""
    question, threshold = _question(options)
    from whistclub.arbiter.answer import ask, to_json

    answer = ask(question, threshold=threshold)
    print(json.dumps(to_json(answer), ensure_ascii=False) if options.json else "\n".join(_lines(answer)))
    return DONE


def _question(options: argparse.Namespace) -> tuple[Question, int | None]:
    """The question and its threshold. Refused with every part that cannot be read."""
    from whistclub.arbiter.cards import parse_card
    from whistclub.arbiter.question import Question, problems

    unreadable: list[Problem] = []
    cards: list[Card] = []
    for index, text in enumerate(options.cards):
        try:
            cards.append(parse_card(text))
        except Refused as refused:
            unreadable += [Problem(("cards", index), problem.key, problem.values) for problem in refused.problems]
    trump = None if options.trump is None else _TRUMPS.get(options.trump.lower())
    if options.trump is not None and trump is None:
        values = {"value": options.trump, "allowed": ", ".join(_TRUMPS)}
        unreadable.append(Problem(("trump",), "not_one_of", values))
    numbers: dict[str, int | None] = {}
    for name in ("partner", "leader", "threshold"):
        text = getattr(options, name)
        try:
            numbers[name] = None if text is None else int(text)
        except ValueError:
            unreadable.append(Problem((name,), "not_a_whole_number", {"value": text}))
    if unreadable:
        raise Refused(unreadable)
    question = Question(options.contract, tuple(cards), trump, numbers["partner"], numbers["leader"])
    if found := problems(question, numbers["threshold"]):
        raise Refused(found)
    return question, numbers["threshold"]


def _lines(answer: Answer) -> Iterator[str]:
    """Yields the lines of the answer as text for people."""
    from whistclub.arbiter.cards import card_text
    from whistclub.arbiter.question import CONTRACTS

    contract = CONTRACTS[answer.question.contract]
    name = WHIST32_WORDS.contract_text(contract.contract, contract.level)
    suit = answer.question.trump_suit
    if suit is not None:
        name = tr("{contract}, {suit} trumps", contract=name, suit=suit_name(suit))
    yield tr("Accepted: {contract}", contract=name) if answer.accepted else tr("Refused: {contract}", contract=name)
    yield tr(
        "Open chance {chance} %, between {low} % and {high} % (%n layout(s)); accepted from {threshold} % on.",
        "",
        answer.layouts,
        chance=_decimal(answer.chance * 100, 2),
        low=_decimal(answer.low * 100, 2),
        high=_decimal(answer.high * 100, 2),
        threshold=round(answer.threshold * 100),
    )
    yield tr(
        "In play about {chance} %; worth {points} points on the average.",
        chance=round(answer.in_play * 100),
        points=_decimal(answer.worth, 1),
    )
    if answer.set_aside is not None:
        yield tr("Best set aside: {card}.", card=card_text(answer.set_aside))
    if answer.failing is None:
        yield tr("No layout that was drawn beats it.")
    else:
        yield from _failing_lines(answer.failing)


def _failing_lines(failing: FailingLayout) -> Iterator[str]:
    from whistclub.arbiter.cards import card_text

    seats = (tr("you", "seat"), tr("left", "seat"), tr("opposite", "seat"), tr("right", "seat"))
    wide = max(map(len, seats))
    yield ""
    yield tr("One layout that beats it:")
    for seat, hand in enumerate(failing.hands):
        marks = [tr("partner")] if seat == failing.partner else []
        if failing.set_aside:
            marks.append(tr("sets {card} aside", card=card_text(failing.set_aside[seat])))
        cards = " ".join(map(card_text, hand))
        yield f"  {seats[seat]:{wide}}  {cards}" + (f"  ({', '.join(marks)})" if marks else "")
    yield tr("The play:")
    for number, trick in enumerate(failing.tricks, start=1):
        cards = "  ".join(f"{seats[seat]} {card_text(card)}" for seat, card in trick.cards)
        yield f"  {number}.  {cards}  → {seats[trick.winner]}"


def _decimal(value: float, places: int) -> str:
    return f"{value:.{places}f}".replace("-", MINUS).replace(".", habits().decimal_mark)
