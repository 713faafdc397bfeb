"""The costs of a seating: sitting out again, broken wishes, repeated meetings, distance in rank."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

from whistclub.rules.common import PlayerKey
from whistclub.seating.facts import Pair, Person, Request
from whistclub.seating.search import Level
from whistclub.seating.sizes import USUAL
from whistclub.seating.wishes import Wish

Weighed = list[tuple[Level, float]]
"""Levels, highest first, each with its starting temperature (see ``Search.run``)."""
_HEAT: Final = 0.45
"""Starting temperature for costs that are counted one by one."""


class Costs:
    """The costs of one round. ``people``: their order gives them their index; ``sizes``: of the tables."""

    def __init__(self, request: Request, people: Sequence[Person], sizes: Sequence[int]) -> None:
        self._request, self._people, self._sizes = request, people, sizes
        self._index = {person.key: at for at, person in enumerate(people)}

    def sitting_out(self, count: int) -> Weighed:
        """The costs of who sits out: those who have sat out least are due first."""
        if not count:
            return []
        times = self._each(self._request.history.sat_out)
        own = {(at, len(self._sizes)): often for at, often in enumerate(times)}
        return [(Level(own=own, free=sum(sorted(times)[:count])), _HEAT)]

    def wishes(self, kept: Sequence[Wish]) -> Weighed:
        """The costs of wishes: first keeping people apart and fixed places, below that sitting together."""
        apart: dict[tuple[int, int], int] = {}
        together: dict[tuple[int, int], int] = {}
        own: dict[tuple[int, int], int] = {}
        seats: dict[int, list[int]] = {}
        for wish in kept:
            first, *others = (self._index[player] for player in wish.players)
            if wish.kind == "table":
                own |= {(first, at): 1 for at in range(len(self._sizes)) if at + 1 != wish.table}
            elif wish.kind == "seat" and wish.seat is not None:
                own |= {(first, at): 1 for at, size in enumerate(self._sizes) if size <= wish.seat}
                seats.setdefault(wish.seat, []).append(first)
            elif wish.kind == "apart":
                apart[first, others[0]] = 1
            else:
                together[first, others[0]] = -1
        for same in seats.values():
            apart |= dict.fromkeys(combinations(same, 2), 1)
        levels: Weighed = [(Level(apart, own), _HEAT)] if apart or own else []
        if together:
            levels.append((Level(together, free=-len(together)), _HEAT))
        return levels

    def method(self, order: Sequence[int]) -> Weighed:
        """The costs of the request's method. ``order``: who plays, best first."""
        method = self._request.method
        if method == "rank":
            return [(self._by_rank(order), 0.5)]
        levels: Weighed = []
        if method != "lot":
            levels += self._meetings(self._request.history.met)
        if any(size != USUAL for size in self._sizes):
            odd = self._each(self._request.history.odd)
            tables = [at for at, size in enumerate(self._sizes) if size != USUAL]
            levels.append((Level(own={(at, table): odd[at] for at in range(len(odd)) for table in tables}), _HEAT))
        if method != "lot":
            levels += self._meetings(self._request.history.earlier)
        if method == "swiss":
            standing = {person: number for number, person in enumerate(order)}
            distances = {pair: abs(standing[pair[0]] - standing[pair[1]]) for pair in combinations(order, 2)}
            levels.append((Level(distances), len(order) / 8))
        return levels

    def _by_rank(self, order: Sequence[int]) -> Level:
        """The first table is for the best, the next for the next; the distance of each player from their table counts
        squared."""
        own: dict[tuple[int, int], int] = {}
        due = [table for table, size in enumerate(self._sizes) for _ in range(size)]
        for person, ideal in zip(order, due, strict=True):
            own |= {(person, table): (table - ideal) ** 2 for table in range(len(self._sizes))}
        return Level(own=own)

    def _meetings(self, met: Mapping[Pair, int]) -> Weighed:
        """The more often two have met, the more another meeting costs."""
        known: dict[tuple[int, int], int] = {}
        for pair, times in met.items():
            if times and len(pair) == 2 and pair <= self._index.keys():
                one, other = pair
                known[self._index[one], self._index[other]] = times
        return [(Level(known), _HEAT)] if known else []

    def _each(self, counts: Mapping[PlayerKey, int]) -> list[int]:
        return [counts.get(person.key, 0) for person in self._people]
