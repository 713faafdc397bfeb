"""Plain minimax over small open deals, to compare the kernel with.

Cards are pairs (suit, rank), ranks 0 (7) to 7 (A)."""

from collections.abc import Sequence, Set
from itertools import product

SmallCard = tuple[int, int]
Hands = tuple[frozenset[SmallCard], ...]


def made(
    hands: Sequence[frozenset[SmallCard]], leader: int, side: Set[int], least: int, most: int, trump: int | None = None
) -> bool:
    """Whether the seats of ``side`` can take at least ``least`` and at most ``most`` tricks, whatever the others do."""

    def outcome(
        hands: tuple[frozenset[SmallCard], ...], trick: tuple[tuple[int, SmallCard], ...], turn: int, taken: int
    ):
        if len(trick) == 4:
            winner = winner_of(trick, trump)
            return outcome(hands, (), winner, taken + (winner in side))
        if not hands[turn]:
            return least <= taken <= most
        results = (
            outcome(
                (*hands[:turn], hands[turn] - {card}, *hands[turn + 1 :]), (*trick, (turn, card)), (turn + 1) % 4, taken
            )
            for card in legal(hands[turn], trick)
        )
        return any(results) if turn in side else all(results)

    return outcome(tuple(hands), (), leader, 0)


def legal(hand: frozenset[SmallCard], trick: Sequence[tuple[int, SmallCard]]) -> list[SmallCard]:
    """Suit must be followed; who cannot plays anything."""
    following = [card for card in hand if trick and card[0] == trick[0][1][0]]
    return sorted(following or hand)


def winner_of(trick: Sequence[tuple[int, tuple[object, int]]], trump: object) -> int:
    """The seat of the highest trump, else of the highest card of the suit led."""
    led = trick[0][1][0]
    return max(trick, key=lambda played: (played[1][0] == trump, played[1][0] == led, played[1][1]))[0]


def made_with_cards_aside(hands: Sequence[frozenset[SmallCard]], leader: int, least: int, most: int) -> bool:
    """The same without trumps when seats 1 to 3 each set aside the card that is best for the defence."""
    return all(
        made((hands[0], *(hand - {card} for hand, card in zip(hands[1:], gone, strict=True))), leader, {0}, least, most)
        for gone in product(*map(sorted, hands[1:]))
    )
