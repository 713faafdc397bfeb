"""Compares the kernel with the plain minimax on many small deals: ``python -m tests.arbiter.many 20000``."""

from __future__ import annotations

import sys
from collections import Counter
from itertools import islice

from tests.arbiter.small import by_kernel, small_deals, small_miseres

FIVE_CARDS_ONE_IN = 50
"""A deal of five cards a hand takes the minimax a second or more."""
MISERES_ONE_IN = 10


def main(number: int) -> int:
    """Prints how many deals there were of each kind, and every one that differs; 1 when any does."""
    few, many, miseres = small_deals(1), small_deals(2, cards=(5,)), small_miseres(3)
    of_five, of_miseres = number // FIVE_CARDS_ONE_IN, number // MISERES_ONE_IN
    deals = [*islice(few, number - of_five - of_miseres), *islice(many, of_five), *islice(miseres, of_miseres)]
    differing, kinds = 0, Counter[str]()
    for deal, made in zip(deals, by_kernel(deals), strict=True):
        kinds[f"{len(deal.hands[1])} cards, {'made' if made else 'failed'}{', set aside' if deal.aside else ''}"] += 1
        if deal.by_minimax() != made:
            differing += 1
            print("differs:", deal)
    print(*(f"{kind}: {count}" for kind, count in sorted(kinds.items())), sep="\n")
    print(f"{len(deals)} deals, {differing} differ")
    return int(differing > 0)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000))
