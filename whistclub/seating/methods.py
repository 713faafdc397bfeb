"""Draws one round: by lot, with the fewest repeated meetings, by rank or as a Swiss tournament."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations
from random import Random
from typing import Final

from whistclub.rules.common import PlayerKey, Problem
from whistclub.seating.costs import Costs
from whistclub.seating.facts import Draw, History, Person, Request, SeatedTable, pairs, partners
from whistclub.seating.search import Search
from whistclub.seating.sizes import USUAL, table_sizes
from whistclub.seating.wishes import Wish, broken, settle, wishes_of

_OUT_TRIES: Final = 12
"""Number of choices tried among people who have sat out equally often, in order to keep all wishes."""
_LOWEST: Final = 1 << 30


def draw(request: Request) -> Draw:
    """Draws the round. First those who have sat out least sit out; then as many wishes as possible are kept; then the
    method decides. ``broken`` names the wishes given up and those they conflict with; the seating comes as close to
    them as possible."""
    return _Drawing(request).drawn()


def check(request: Request, tables: Sequence[SeatedTable]) -> Draw:
    """A seating made by hand as a draw: who sits out, which meetings are repeated, which wishes are broken.

    ``broken`` also holds ``at_two_seats`` and ``not_there`` (values: ``player``) for people at two seats or absent."""
    people = {person.key for person in request.people}
    seated = [player for table in tables for player in table.seats]
    problems = [
        *(
            Problem((), "at_two_seats", {"player": player})
            for player in dict.fromkeys(seated)
            if seated.count(player) > 1
        ),
        *(Problem((), "not_there", {"player": player}) for player in dict.fromkeys(seated) if player not in people),
        *broken(wishes_of(request.people, request.wishes), tables),
    ]
    out = tuple(person.key for person in request.people if person.key not in seated)
    return Draw(tuple(tables), out, request.seed, repeated(request.history, tables), tuple(problems))


def repeated(history: History, tables: Iterable[SeatedTable]) -> int:
    """The number of pairs who sit together and have met this evening before."""
    return sum(history.met.get(pair, 0) > 0 for table in tables for pair in pairs(table.seats))


class _Drawing:
    """One draw. People are indices into ``people``, tables indices into ``sizes``; the index after the last table
    stands for sitting out."""

    def __init__(self, request: Request) -> None:
        self.request, self.history = request, request.history
        self.chance = Random(request.seed)
        # The order in which people are given must not matter.
        self.people = sorted(request.people, key=lambda person: (isinstance(person.key, str), person.key))
        self.index = {person.key: at for at, person in enumerate(self.people)}
        self.sizes, self.out_count = table_sizes(len(self.people), request.sizes)
        self.by_rank = request.method in ("rank", "swiss")
        shuffled = self.chance.sample(self.people, len(self.people))
        self.bound: Mapping[PlayerKey, int | None] = {}
        self.order = [self.index[person.key] for person in sorted(shuffled, key=self._rank)]

    def _rank(self, person: Person) -> int:
        if not self.by_rank:
            return 0
        return _LOWEST if person.rank is None else person.rank

    def drawn(self) -> Draw:
        wishes = wishes_of(self.people, self.request.wishes)
        out, places, given_up = self._settled(wishes)
        # Those who sit out may still be exchanged, so their wishes count too.
        kept = tuple(wish for wish in wishes if wish not in given_up)
        costs = Costs(self.request, self.people, self.sizes)
        levels = [
            *costs.sitting_out(self.out_count),
            *costs.wishes(kept),
            *costs.method([at for at in self.order if at not in set(out)]),
        ]
        search = Search(self.sizes, self._start(out, places), [level for level, _ in levels], self.chance)
        count = len(self.people)
        search.run(20000 + 500 * count, [heat for _, heat in levels], 1 + 200 // (count + 20))
        groups = self._numbered(search.groups[:-1], kept)
        self.bound = {wish.players[0]: wish.seat for wish in kept if wish.kind == "seat"}
        tables = tuple(self._seated(at + 1, group) for at, group in enumerate(groups))
        return Draw(
            tables,
            tuple(self.people[at].key for at in search.groups[-1]),
            self.request.seed,
            repeated(self.history, tables),
            broken(wishes, tables, given_up),
        )

    def _settled(self, wishes: Sequence[Wish]) -> tuple[list[int], Mapping[PlayerKey, int], dict[Wish, Problem]]:
        """Who sits out, the tables of people with wishes, and the wishes given up."""
        best = None
        for _ in range(_OUT_TRIES):
            out = self._sitting_out()
            gone = {self.people[at].key for at in out}
            asked = [wish for wish in wishes if not gone.intersection(wish.players)]
            found = settle(asked, self.sizes, self.chance)
            if best is None or len(found[1]) < len(best[2]):
                best = (out, *found)
            if not found[1] or not out:
                break
        assert best is not None
        return best

    def _sitting_out(self) -> list[int]:
        """Those who have sat out least; among equals the lowest in rank or by lot."""
        order = list(reversed(self.order)) if self.by_rank else self.chance.sample(self.order, len(self.order))
        sat_out = self.history.sat_out
        return sorted(order, key=lambda at: sat_out.get(self.people[at].key, 0))[: self.out_count]

    def _start(self, out: Sequence[int], places: Mapping[PlayerKey, int]) -> list[list[int]]:
        """People with wishes at their tables, the others filling up in order."""
        groups: list[list[int]] = [[] for _ in self.sizes]
        placed = {self.index[key]: table for key, table in places.items()}
        for at, table in placed.items():
            groups[table].append(at)
        rest = iter([at for at in self.order if at not in placed and at not in set(out)])
        for group, size in zip(groups, self.sizes, strict=True):
            group.extend(next(rest) for _ in range(size - len(group)))
        return [*groups, list(out)]

    def _numbered(self, groups: list[list[int]], kept: Sequence[Wish]) -> list[list[int]]:
        """Numbers the tables of a Swiss draw from the best; a table with a fixed person keeps its number."""
        if self.request.method != "swiss":
            return groups
        standing = {at: number for number, at in enumerate(self.order)}
        bound = {self.index[wish.players[0]] for wish in kept if wish.kind == "table"}
        numbered = list(groups)
        for size in set(self.sizes):
            numbers = [at for at, group in enumerate(groups) if len(group) == size and not bound.intersection(group)]
            best_first = sorted(numbers, key=lambda at: sum(standing[person] for person in groups[at]))
            for number, at in zip(numbers, best_first, strict=True):
                numbered[number] = groups[at]
        return numbered

    def _seated(self, number: int, group: Sequence[int]) -> SeatedTable:
        """Seats the people of a table: first fixed seats, then those become partners who have been partners least
        often; the rest is chance. The one who has dealt first least often deals first."""
        players = [self.people[at].key for at in self.chance.sample(group, len(group))]
        seats = self._on_seats(players)
        dealt = [self.history.dealt.get(key, 0) for key in seats]
        dealer = self.chance.choice([seat for seat, times in enumerate(dealt) if times == min(dealt)])
        return SeatedTable(number, seats, dealer)

    def _on_seats(self, players: Sequence[PlayerKey]) -> tuple[PlayerKey, ...]:
        bound: dict[int, PlayerKey] = {}
        for key in players:
            seat = self.bound.get(key)
            if seat is not None and seat < len(players):
                bound.setdefault(seat, key)
        free = [key for key in players if key not in bound.values()]
        orders = permutations(free) if self.request.partnership and len(players) == USUAL else iter([tuple(free)])
        best: tuple[PlayerKey, ...] = ()
        least = _LOWEST
        for order in orders:
            rest = iter(order)
            seats = tuple(bound[seat] if seat in bound else next(rest) for seat in range(len(players)))
            times = sum(self.history.partnered.get(pair, 0) for pair in partners(seats))
            if times < least:
                best, least = seats, times
        return best
