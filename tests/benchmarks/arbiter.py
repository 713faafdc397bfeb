"""S11: the arbiter of Whist 32, 200 random questions a contract, 200 with hands somebody might ask about, and some of
these again with a threshold at their chance, where most layouts are drawn.

The floor of a layout is the same kernel compiled for this machine with ``-O2``, on one core like ours; without a C
compiler there is none."""

from __future__ import annotations

import resource
import time
from itertools import islice
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from tests.benchmarks.common import Figure, percentile

if TYPE_CHECKING:
    from whistclub.arbiter.question import ArbiterContract, Question
    from whistclub.arbiter.solver import Position
    from whistclub.rules.common import Suit

QUESTIONS = 200
HANDS_TO_CHOOSE_FROM = 40
"""The best of so many random hands is one somebody might ask about."""
COMPARED, LAYOUTS = 40, 60
"""Of so many of these questions so many layouts are solved with both kernels."""
WORST = {"petite_misere": 6.0}
OTHER_WORST = 3.0
MEMORY = 100.0


def figures(club: Path, folder: Path) -> list[Figure]:
    from whistclub.arbiter.question import CONTRACTS

    made: list[Figure] = []
    plausible: dict[str, list[Question]] = {}
    for contract in CONTRACTS.values():
        worst = WORST.get(contract.key, OTHER_WORST)
        for what, best_of in (("random", 1), ("plausible", HANDS_TO_CHOOSE_FROM)):
            questions = list(_questions(contract, best_of))
            answers = [_asked(question) for question in questions]
            taken = [seconds for seconds, _ in answers]
            name = f"{contract.key}, {len(questions)} {what} questions"
            made.append(Figure("S11", f"{name}, median", percentile(taken, 0.5), None, "s", limit=0.5))
            made.append(Figure("S11", f"{name}, worst", max(taken), None, "s", limit=worst))
            plausible[contract.key] = questions[:COMPARED]
        near = [
            _asked(question, round(100 * chance))[0]
            for question, (_, chance) in zip(questions[:COMPARED], answers, strict=False)
        ]
        name = f"{contract.key}, {len(near)} plausible questions, threshold at the chance, worst"
        made.append(Figure("S11", name, max(near), None, "s", limit=worst))
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    made.append(Figure("S11", "memory of the whole process, most", memory, None, "MB", limit=MEMORY))
    return made + [_a_layout(CONTRACTS[key], questions, folder) for key, questions in plausible.items()]


def _questions(contract: ArbiterContract, best_of: int) -> list[Question]:
    """Questions with their longest possible trumps, partner and leader not known."""
    from whistclub.arbiter.cards import ALL_CARDS
    from whistclub.arbiter.question import Question, sensible_trumps

    random = Random(f"{contract.key} {best_of}")
    made: list[Question] = []
    while len(made) < QUESTIONS:
        hands = [tuple(random.sample(ALL_CARDS, 8)) for _ in range(best_of)]
        cards = max(hands, key=lambda hand: _strength(hand, contract.exactly))
        trumps = sensible_trumps(contract, cards)
        if trumps:
            made.append(Question(contract.key, cards, max(trumps, key=lambda suit: _length(cards, suit))))
    return made


def _strength(cards: tuple, low: bool) -> int:
    from whistclub.arbiter.cards import RANKS
    from whistclub.rules.common import SUITS

    ranks = sum(RANKS.index(card.rank) for card in cards)
    return -ranks if low else ranks + 4 * max(_length(cards, suit) for suit in SUITS)


def _length(cards: tuple, suit: Suit | None) -> int:
    return sum(card.suit is suit for card in cards)


def _asked(question: Question, threshold: int | None = None) -> tuple[float, float]:
    """How many seconds the answer took, and the chance."""
    from whistclub.arbiter.answer import ask

    start = time.perf_counter()
    answer = ask(question, threshold=threshold)
    return time.perf_counter() - start, answer.chance


def _a_layout(contract: ArbiterContract, questions: list[Question], folder: Path) -> Figure:
    """Milliseconds a layout, on one core."""
    from tests.arbiter.native import COMPILER, NativeKernel
    from whistclub.arbiter.solver import Kernel

    kernel, native = Kernel(None), NativeKernel(folder) if COMPILER else None
    ours = floor = 0.0
    for question in questions:
        positions = _positions(contract, question)
        kernel.begin(question.trump_suit)
        start = time.perf_counter()
        kernel.solve(positions)
        ours += time.perf_counter() - start
        if native is not None:
            native.begin(question.trump_suit)
            start = time.perf_counter()
            native.solve(positions)
            floor += time.perf_counter() - start
    each, number = 1000 / (LAYOUTS * len(questions)), LAYOUTS * len(questions) / ours
    what = f"{contract.key}, a layout ({number:.0f} a second)"
    return Figure("S11", what, ours * each, floor * each if native else None, target=1.5)


def _positions(contract: ArbiterContract, question: Question) -> list[Position]:
    from whistclub.arbiter.layouts import drawn
    from whistclub.arbiter.sampling import position, to_set_aside

    aside = next(to_set_aside(question.cards)) if contract.aside else None
    return [position(contract, layout, aside) for layout in islice(drawn(question), LAYOUTS)]
