"""Small random deals, and what the kernel and the plain minimax say of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from tests.arbiter import minimax
from whistclub.arbiter.solver import Kernel, Position
from whistclub.rules.common import SUITS

DECK = [(suit, rank) for suit in range(4) for rank in range(8)]


@dataclass(frozen=True)
class SmallDeal:
    """Two to five cards a hand; ``aside``: seats 1 to 3 hold one card more and set one aside."""

    hands: tuple[frozenset[minimax.SmallCard], ...]
    leader: int
    side: frozenset[int]
    least: int
    most: int
    trump: int | None
    aside: bool

    def by_minimax(self) -> bool:
        if self.aside:
            return minimax.made_with_cards_aside(self.hands, self.leader, self.least, self.most)
        return minimax.made(self.hands, self.leader, self.side, self.least, self.most, self.trump)

    def position(self) -> Position:
        masks = tuple(sum(1 << 8 * suit + rank for suit, rank in hand) for hand in self.hands)
        side = sum(1 << seat for seat in self.side)
        return Position(masks, self.leader, side, self.least, self.most, aside=self.aside)


def small_deals(seed: int, cards: tuple[int, ...] = (2, 3, 3, 4)) -> Iterator[SmallDeal]:
    """Deals without end: ``cards`` a hand, from more or less of the deck, every kind of goal, trumps and leader, one or
    two players of the contract, one in eight with cards set aside."""
    random = Random(seed)
    while True:
        number = random.choice(cards)
        aside = random.random() < 1 / 8
        if aside:
            number = min(number, 3)
        deck = random.sample(DECK, 4 * number + random.choice((0, 4, len(DECK) - 4 * number)))
        lie = random.sample(deck, 4 * number)
        hands = [lie[first : first + number] for first in range(0, len(lie), number)]
        if aside:
            hands[0] = hands[0][1:]
        tricks = len(hands[0])
        least = random.randint(0, tricks)
        alone = aside or random.random() < 0.6
        yield SmallDeal(
            hands=tuple(map(frozenset, hands)),
            leader=random.randrange(4),
            side=frozenset({0} if alone else {0, random.randrange(1, 4)}),
            least=least,
            most=least if random.random() < 0.5 else tricks,
            trump=None if aside else random.choice((None, *range(4))),
            aside=aside,
        )


def small_miseres(seed: int, cards: tuple[int, ...] = (4,)) -> Iterator[SmallDeal]:
    """The same as misères in which another player leads: the kernel proves many of them suit by suit."""
    random = Random(seed)
    for deal in small_deals(seed, cards):
        yield replace(deal, least=0, most=0, side=frozenset({0}), trump=None, leader=random.randrange(1, 4))


def by_kernel(deals: list[SmallDeal]) -> list[bool]:
    """What the kernel says of each deal."""
    kernels = {trump: Kernel(None if trump is None else SUITS[trump]) for trump in {deal.trump for deal in deals}}
    return [kernels[deal.trump].solve([deal.position()])[0] for deal in deals]
