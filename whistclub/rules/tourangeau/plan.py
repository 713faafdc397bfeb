"""The plan of a game of Whist Tourangeau: the cards of each deal, and which are played (rules.md §3)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from whistclub.rules.facts import Score

FULL_PACK: Final = 52


@cache
def plan(players: int) -> tuple[int, ...]:
    """The cards of each deal of a game: 1, 2, … up to the maximum, the maximum once per player, then down to 1.

    >>> plan(7)
    (1, 2, 3, 4, 5, 6, 7, 7, 7, 7, 7, 7, 7, 6, 5, 4, 3, 2, 1)
    """
    most = FULL_PACK // players
    rising = tuple(range(1, most))
    return (*rising, *(most,) * players, *reversed(rising))


@dataclass(frozen=True, slots=True)
class Filled:
    """The deal (1-based number, None: open) at each place of the plan; ``last``: place of the last deal."""

    cards: tuple[int, ...]
    deals: tuple[int | None, ...]
    last: int = -1

    @classmethod
    def empty(cls, players: int) -> Filled:
        """The plan with every place open."""
        cards = plan(players)
        return cls(cards, (None,) * len(cards))

    @property
    def first_open(self) -> int | None:
        """The first open place: the deal to propose."""
        return self.deals.index(None) if None in self.deals else None

    @property
    def follows(self) -> int | None:
        """The place after the last deal's, if it is open."""
        after = self.last + 1
        return after if after < len(self.deals) and self.deals[after] is None else None

    def place_for(self, cards: int) -> int | None:
        """The place for a deal with that many cards: the place after the last deal's, else the first open one with as
        many cards; None when there is none."""
        after = self.follows
        if after is not None and self.cards[after] == cards:
            return after
        places = (place for place, planned in enumerate(self.cards) if planned == cards and self.deals[place] is None)
        return next(places, None)

    def with_deal(self, number: int, cards: int) -> Filled:
        """The plan with deal ``number`` at the place for its cards; unchanged when there is none."""
        place = self.place_for(cards)
        if place is None:
            return self
        return Filled(self.cards, (*self.deals[:place], number, *self.deals[place + 1 :]), place)


def filled(players: int, dealt: Iterable[int]) -> Filled:
    """The plan after deals with these numbers of cards."""
    view = Filled.empty(players)
    for number, cards in enumerate(dealt, 1):
        view = view.with_deal(number, cards)
    return view


def plan_view(score: Score) -> tuple[tuple[int, int | None], ...]:
    """(cards, number of the deal played there, None: open) for each place of the plan."""
    view = filled(len(score.sheet.seats), (line.deal.cards for line in score.lines))
    return tuple(zip(view.cards, view.deals, strict=True))
