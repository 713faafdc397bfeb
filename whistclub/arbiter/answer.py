"""The arbiter's answer: accepted or refused, the chance and what it means (rules.md §2.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from whistclub.arbiter.cards import Card, card_text
from whistclub.arbiter.chances import DEFAULT_THRESHOLDS, in_play, interval, rounded, worth
from whistclub.arbiter.failing import FailingLayout, Trick, failing_layout
from whistclub.arbiter.question import CONTRACTS, Question, problems, sensible_trumps
from whistclub.arbiter.sampling import judged
from whistclub.arbiter.solver import Cancelled, solver
from whistclub.rules.common import Refused, Suit

__all__ = ["Answer", "Cancelled", "FailingLayout", "Trick", "accepted_contracts", "ask", "to_json"]

_FOUR_DECIMALS: Final = Fraction(1, 10_000)


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer. ``chance``: share of ``layouts`` in which the contract is made with open cards, ``low`` and ``high``
    its 95 % interval, all with four decimals; ``threshold``: share from which it is accepted; ``in_play``: chance in
    play, a multiple of 0.05; ``worth``: average points at the chance in play, one decimal; ``made`` and ``lost``:
    points each player gets or loses; ``set_aside``: the asker's card of a petite misère; ``failing``: a layout that
    beats the contract, None when no layout did."""

    question: Question
    accepted: bool
    chance: float
    low: float
    high: float
    layouts: int
    threshold: float
    in_play: float
    worth: float
    made: int
    lost: int
    set_aside: Card | None
    failing: FailingLayout | None


def ask(
    question: Question,
    *,
    threshold: int | None = None,
    made: int | None = None,
    lost: int | None = None,
    progress: Callable[[int], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Answer:
    """Answers a question; the same question has the same answer on every machine.

    ``threshold``: per cent of open chance, 0 to 100 (default: ``DEFAULT_THRESHOLDS``). ``made``, ``lost``: points of
    each player at exactly the tricks needed, both as positive numbers (default: those of rules.md §2). ``progress`` is
    told how many layouts have been looked at; ``cancelled`` is asked many times a second, from other threads too.

    Raises:
        Refused: the question is impossible.
        Cancelled: ``cancelled()`` became true.
    """
    if found := problems(question, threshold):
        raise Refused(found)
    contract = CONTRACTS[question.contract]
    if threshold is None:
        threshold = DEFAULT_THRESHOLDS[question.contract]
    with solver(question.trump_suit, cancelled) as solve:
        best, layouts = judged(question, threshold, solve, progress)
        failing = None
        if best.first_lost is not None:
            failing = failing_layout(contract, question.trump_suit, layouts[best.first_lost], best.card, solve)
    made = contract.made if made is None else made
    lost = contract.lost if lost is None else lost
    written = rounded(Fraction(best.made, len(layouts)), _FOUR_DECIMALS)
    # Everything else is computed from the rounded chance, so that anybody can check it.
    ten_thousandths = round(written * 10_000)
    low, high = (rounded(Fraction(end), _FOUR_DECIMALS) for end in interval(best.made, len(layouts)))
    played = in_play(question.contract, Fraction(ten_thousandths, 10_000))
    return Answer(
        question=question,
        accepted=ten_thousandths >= threshold * 100,
        chance=written,
        low=low,
        high=high,
        layouts=len(layouts),
        threshold=threshold / 100,
        in_play=rounded(played, Fraction(1, 20)),
        worth=rounded(worth(played, made, lost), Fraction(1, 10)),
        made=made,
        lost=lost,
        set_aside=best.card,
        failing=failing,
    )


def accepted_contracts(
    cards: tuple[Card, ...],
    *,
    partner: int | None = None,
    leader: int | None = None,
    thresholds: Mapping[str, int] | None = None,
    stakes: Mapping[str, tuple[int, int]] | None = None,
    besides: Question | None = None,
    progress: Callable[[int], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Iterator[tuple[Question, Answer]]:
    """Yields the contracts that would be accepted with these cards, as they are found: duos and solo 7 with every
    possible trump. ``thresholds``: per cent by contract; ``stakes``: its ``made`` and ``lost`` by contract (see
    ``ask``); ``besides``: a question to leave out.

    Raises: Cancelled: ``cancelled()`` became true.
    """
    for question in possible_questions(cards, partner, leader):
        if question != besides:
            threshold = (thresholds or {}).get(question.contract)
            made, lost = (stakes or {}).get(question.contract, (None, None))
            answer = ask(question, threshold=threshold, made=made, lost=lost, progress=progress, cancelled=cancelled)
            if answer.accepted:
                yield question, answer


def possible_questions(cards: tuple[Card, ...], partner: int | None, leader: int | None) -> Iterator[Question]:
    """Yields every question of the list that can be asked about eight cards, the lowest contract first."""
    for contract in CONTRACTS.values():
        for trump in sensible_trumps(contract, cards):
            yield Question(
                contract=contract.key,
                cards=cards,
                trump=trump,
                partner=partner if contract.partner else None,
                leader=None if contract.leads else leader,
            )


def to_json(answer: Answer) -> dict[str, Any]:
    """The answer as ``whistclub arbiter --json`` prints it (interchange.md)."""
    return {
        "contract": answer.question.contract,
        "trump": (answer.question.trump_suit or Suit.NONE).value,
        "chance": answer.chance,
        "low": answer.low,
        "high": answer.high,
        "layouts": answer.layouts,
        "threshold": answer.threshold,
        "accepted": answer.accepted,
        "in_play": answer.in_play,
        "worth": answer.worth,
        "set_aside": None if answer.set_aside is None else card_text(answer.set_aside),
    }
