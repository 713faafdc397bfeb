"""Checks of a deal of short whist or a whist drive (rules.md §4)."""

from __future__ import annotations

from collections.abc import Iterator

from whistclub.rules.classic.facts import HONOURS, TRICKS, ClassicConventions, ClassicDeal
from whistclub.rules.common import Problem, Suit, numbers_between


def trick_problems(tricks: tuple[int, ...]) -> Iterator[Problem]:
    """Yields a problem unless there are two numbers of tricks that sum to 13."""
    if len(tricks) != 2:
        yield Problem(("tricks",), "one_per_side", {"count": len(tricks), "expected": 2})
        return
    wrong = [problem for side in (0, 1) for problem in numbers_between(tricks[side], 0, TRICKS, "tricks", side)]
    yield from wrong
    if not wrong and sum(tricks) != TRICKS:
        yield Problem(("tricks",), "tricks_sum", {"sum": sum(tricks), "expected": TRICKS})


def honour_problems(conventions: ClassicConventions, deal: ClassicDeal) -> Iterator[Problem]:
    """Checks that honours are recorded only where they count, and for one side."""
    honours = deal.honours
    if len(honours) != 2:
        yield Problem(("honours",), "one_per_side", {"count": len(honours), "expected": 2})
    elif not any(honours):
        return
    elif not conventions.honours or conventions.whist_drive:
        yield Problem(("honours",), "honours_off")
    elif deal.trump is Suit.NONE:
        yield Problem(("honours",), "honours_without_trump")
    else:
        allowed = (0, *HONOURS)
        for side, number in enumerate(honours):
            if number not in allowed:
                yield Problem(("honours", side), "not_one_of", {"value": number, "allowed": allowed})
        if all(honours):
            yield Problem(("honours",), "honours_of_one_side")
