"""How often a contract is made: layouts are drawn and solved until the result is certain enough (rules.md §2.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice

from whistclub.arbiter.cards import ALL_CARDS, NUMBER, RANKS, Card
from whistclub.arbiter.chances import enough, next_look
from whistclub.arbiter.layouts import Layout, drawn
from whistclub.arbiter.question import CONTRACTS, HAND, ArbiterContract, Question
from whistclub.arbiter.solver import Position, Solve
from whistclub.rules.common import SUITS

_AT_ONCE = 20
"""Number of layouts solved before the card to set aside is chosen again."""


@dataclass(slots=True)
class Tried:
    """The results of the contract with ``card`` set aside (None: no card is), by number of the layout, as far as they
    are known."""

    card: Card | None
    results: dict[int, bool] = field(default_factory=dict)

    @property
    def made(self) -> int:
        """Number of layouts in which the contract was made."""
        return sum(self.results.values())

    @property
    def first_lost(self) -> int | None:
        """The first layout in which it was lost; None: it was made in all."""
        return min((layout for layout, made in self.results.items() if not made), default=None)

    def at_best(self, layouts: int) -> int:
        """The greatest possible number of layouts in which it is made, out of ``layouts``."""
        return self.made + layouts - len(self.results)


def judged(
    question: Question, threshold: int, solve: Solve, progress: Callable[[int], None] | None = None
) -> tuple[Tried, list[Layout]]:
    """The best card to set aside (or none) with its results, and the layouts drawn. ``progress`` is called with the
    number of layouts solved."""
    contract, layouts = CONTRACTS[question.contract], list[Layout]()
    stream = drawn(question)
    tried = [Tried(card) for card in (to_set_aside(question.cards) if contract.aside else (None,))]
    while True:
        layouts += islice(stream, next_look(len(layouts)) - len(layouts))
        best = _best(contract, tried, layouts, solve)
        if progress is not None:
            progress(len(layouts))
        if enough(best.made, len(layouts), threshold):
            return best, layouts


def _best(contract: ArbiterContract, tried: list[Tried], layouts: list[Layout], solve: Solve) -> Tried:
    """The card with which the contract is made most often over all the layouts, the first among equals.

    The next card to be solved is always the one that could still be made most often; the first one solved everywhere is
    the best, and the others are not solved further. Layouts in which other cards have lost come first: there a card
    mostly loses too, which is solved fastest and soonest shows that it is not the best.
    """
    while True:
        best = max(tried, key=lambda one: one.at_best(len(layouts)))
        if len(best.results) == len(layouts):
            return best
        others = [one.results for one in tried if one is not best]
        unsolved = [number for number in range(len(layouts)) if number not in best.results]
        unsolved.sort(key=lambda number: sum(2 * results[number] - 1 for results in others if number in results))
        now = unsolved[:_AT_ONCE]
        solved = solve([position(contract, layouts[number], best.card) for number in now])
        best.results.update(zip(now, solved, strict=True))


def to_set_aside(cards: tuple[Card, ...]) -> Iterator[Card]:
    """Yields the cards worth setting aside in a petite misère, the higher rank first, then in the order of the suits.

    Only the highest of each suit: who keeps a lower card of the suit in its place can play it whenever the higher would
    have been played, takes no trick that the higher would not have taken, and gives the lead to the same player. In no
    layout is another card of the suit better, and among equals the higher rank is named.
    """
    highest = {card.suit: card for card in sorted(cards, key=NUMBER.__getitem__)}
    yield from sorted(highest.values(), key=lambda card: (-RANKS.index(card.rank), SUITS.index(card.suit)))


def position(contract: ArbiterContract, layout: Layout, aside: Card | None) -> Position:
    """The position before the first card is played, with the asker's card set aside."""
    asker = layout.hands[0] & ~(0 if aside is None else 1 << NUMBER[aside])
    return Position(
        hands=(asker, *layout.hands[1:]),
        leader=layout.leader,
        side=side(layout),
        least=contract.need,
        most=contract.need if contract.exactly else HAND,
        aside=contract.aside,
    )


def side(layout: Layout) -> int:
    """The seats that play the contract, as a bit mask."""
    return 1 if layout.partner is None else 1 | 1 << layout.partner


def hand(mask: int) -> tuple[Card, ...]:
    """The cards of a bit mask, by suit."""
    return tuple(card for number, card in enumerate(ALL_CARDS) if mask >> number & 1)
