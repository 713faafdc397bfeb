"""A layout in which a contract fails, and the play that beats it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product

from whistclub.arbiter.cards import ALL_CARDS, NUMBER, Card
from whistclub.arbiter.layouts import Layout
from whistclub.arbiter.question import SEATS, ArbiterContract
from whistclub.arbiter.sampling import hand, position
from whistclub.arbiter.solver import MOST, Position, Solve
from whistclub.rules.common import Suit


@dataclass(frozen=True, slots=True)
class Trick:
    """One trick. ``cards``: who played what, in the order of play; ``winner``: who took it. Seats to the left of the
    asker."""

    cards: tuple[tuple[int, Card], ...]
    winner: int


@dataclass(frozen=True, slots=True)
class FailingLayout:
    """A layout in which the contract fails. ``hands``: the eight cards dealt to each, by seat to the left of the asker;
    ``set_aside``: the card each set aside, () for none; ``tricks``: the play until the contract has failed."""

    hands: tuple[tuple[Card, ...], ...]
    set_aside: tuple[Card, ...]
    partner: int | None
    tricks: tuple[Trick, ...]


def failing_layout(
    contract: ArbiterContract, trump: Suit | None, layout: Layout, aside: Card | None, solve: Solve
) -> FailingLayout:
    """The layout with the best play of the defenders; the contract is known to fail in it."""
    start, set_aside = position(contract, layout, aside), tuple[Card, ...]()
    if aside is not None:
        start, others = _cards_aside(start, solve)
        set_aside = (aside, *others)
    return FailingLayout(
        hands=tuple(map(hand, layout.hands)),
        set_aside=set_aside,
        partner=layout.partner,
        tricks=tuple(_Play(trump, solve).tricks(start)),
    )


def _cards_aside(start: Position, solve: Solve) -> tuple[Position, tuple[Card, ...]]:
    """The position after seats 1 to 3 have set aside cards that beat the contract, preferring high ones."""
    high_first = [sorted(hand(mask), key=lambda card: -(NUMBER[card] & 7)) for mask in start.hands[1:]]
    choices = sorted(product(*high_first), key=lambda cards: -sum(NUMBER[card] & 7 for card in cards))
    asker, *others = start.hands
    positions = [
        replace(
            start,
            hands=(asker, *(mask & ~(1 << NUMBER[card]) for mask, card in zip(others, cards, strict=True))),
            aside=False,
        )
        for cards in choices
    ]
    found = solve(positions[:MOST]).index(False)
    return positions[found], choices[found]


class _Play:
    """Plays a position to its end: defenders keep the contract failing, the others make that as hard as they can with
    the next card."""

    def __init__(self, trump: Suit | None, solve: Solve) -> None:
        self._trump, self._solve = trump, solve

    def tricks(self, start: Position) -> list[Trick]:
        """The tricks until the contract has failed."""
        tricks, now = list[Trick](), start
        while now.hands[0] and now.least <= now.hands[0].bit_count() and now.most >= 0:
            cards = list[tuple[int, Card]]()
            for _ in range(SEATS):
                cards.append((_turn(now), self._choice(now)))
                now = self._after(now, cards[-1][1])
            tricks.append(Trick(tuple(cards), now.leader))
        return tricks

    def _choice(self, now: Position) -> Card:
        """The card of the seat to play; of equally good ones the one most players would play."""
        seat, avoids = _turn(now), now.most < now.hands[0].bit_count()
        attacks = bool(now.side >> seat & 1)
        others = _taken(now)

        def cost(card: Card) -> tuple[int, int, int]:
            then, rank = self._after(now, card), NUMBER[card] & 7
            # Defenders never play a card after which the contract would be made.
            beating = self._beating(then) if attacks else int(*self._solve([then]))
            if not others:
                return beating, 0, rank if avoids else -rank
            takes = self._winner([*others, (seat, card)]) == seat
            if attacks == avoids:  # does not want the trick: highest below the winner, else lowest
                return beating, int(takes), rank if takes else -rank
            return beating, int(not takes), rank

        plays = _legal(now)
        return plays[0] if len(plays) == 1 else min(plays, key=cost)

    def _beating(self, now: Position) -> int:
        """The number of cards of the next seat that keep the contract failing."""
        return self._solve([self._after(now, card) for card in _legal(now)]).count(False)

    def _after(self, now: Position, card: Card) -> Position:
        """The position after the seat to play has played the card."""
        cards = [*_taken(now), (_turn(now), card)]
        if len(cards) < SEATS:
            return replace(now, played=(*now.played, NUMBER[card]))
        winner, gone = self._winner(cards), sum(1 << NUMBER[played] for _, played in cards)
        won = now.side >> winner & 1
        hands = tuple(mask & ~gone for mask in now.hands)
        return Position(hands, winner, now.side, now.least - won, now.most - won)

    def _winner(self, cards: Sequence[tuple[int, Card]]) -> int:
        led = cards[0][1].suit
        return max(cards, key=lambda one: (one[1].suit is self._trump, one[1].suit is led, NUMBER[one[1]] & 7))[0]


def _turn(now: Position) -> int:
    return (now.leader + len(now.played)) % SEATS


def _taken(now: Position) -> list[tuple[int, Card]]:
    """Who played what to the current trick."""
    return [((now.leader + turn) % SEATS, ALL_CARDS[number]) for turn, number in enumerate(now.played)]


def _legal(now: Position) -> tuple[Card, ...]:
    cards = hand(now.hands[_turn(now)])
    led = ALL_CARDS[now.played[0]].suit if now.played else None
    return tuple(card for card in cards if card.suit is led) or cards
