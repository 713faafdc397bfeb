"""Schedules in which people meet as many others as possible, for any number of people and rounds.

A shipped schedule is used when it fits; one for a few people more or fewer is adapted; otherwise one is searched. All
schedules depend on the arguments alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Final

from whistclub.seating.facts import Sizes
from whistclub.seating.schedules import meet_once, near, whist_tournament
from whistclub.seating.search import Level, Search
from whistclub.seating.sizes import USUAL, table_sizes
from whistclub.seating.verify import Pair, Round, Schedule, verify

_TRIES: Final = 20000
"""Tables tried before a schedule counts as impossible to extend."""


@lru_cache(maxsize=32)
def meet_everybody(players: int, rounds: int, sizes: Sizes) -> Schedule:
    """A schedule of ``rounds`` rounds with as few repeated meetings as possible; people sit out in turn."""
    tables, out = table_sizes(players, sizes)
    if not out and all(size == USUAL for size in tables):
        shipped = meet_once(players)
        if shipped is not None and len(shipped.rounds) >= rounds:
            return Schedule(players, shipped.rounds[:rounds])
        few = near(players, rounds)
        if few is not None:
            return few
        whist = whist_tournament(players)
        others = [] if whist is None or len(whist.rounds) < rounds else [Schedule(players, whist.rounds[:rounds])]
        if shipped is not None:
            others.append(searched(players, rounds, sizes, shipped.rounds))
    else:
        adapted = _adapted(players, rounds, tables, out)
        if adapted is not None:
            return adapted
        others = []
    return min((searched(players, rounds, sizes), *others), key=_unevenness)


def _unevenness(schedule: Schedule) -> int:
    return sum(times * (times - 1) for times in verify(schedule).met.values())


def _adapted(players: int, rounds: int, tables: tuple[int, ...], out: int) -> Schedule | None:
    """A schedule of tables of four adapted with one person more, or one fewer, at some tables. Nobody meets twice."""
    odd = [size for size in tables if size != USUAL]
    if out or len(set(odd)) != 1 or odd[0] not in (USUAL - 1, USUAL + 1):
        return None
    if odd[0] > USUAL:
        base = meet_once(players - len(odd))
        return None if base is None or len(base.rounds) < rounds else _widened(base, rounds, len(odd))
    base = meet_once(players + len(odd))
    return None if base is None else _cut(base, rounds, len(odd))


def _cut(base: Schedule, rounds: int, ghosts: int) -> Schedule | None:
    """A schedule without ``ghosts`` of its players, chosen so that they never meet and no table loses two."""
    for gone in combinations(range(base.players), ghosts):
        kept = [round for round in base.rounds if all(len(set(gone).intersection(t)) < 2 for t in round.tables)]
        if len(kept) >= rounds:
            rest = [player for player in range(base.players) if player not in gone]
            number = {player: at for at, player in enumerate(rest)}
            made = (
                Round(tuple(tuple(number[player] for player in t if player in number) for t in round.tables))
                for round in kept[:rounds]
            )
            return Schedule(len(rest), tuple(made))
    return None


def _widened(base: Schedule, rounds: int, extras: int) -> Schedule | None:
    """A schedule with ``extras`` more players, each always the fifth at a table of others, never two of them at one
    table."""
    met: list[set[int]] = [set() for _ in range(extras)]
    chosen: list[int] = []
    tries = _TRIES

    def choose(at: int) -> bool:
        nonlocal tries
        number, extra = divmod(at, extras)
        if number == rounds:
            return True
        taken = chosen[len(chosen) - extra :] if extra else []
        for index, table in enumerate(base.rounds[number].tables):
            tries -= 1
            if tries < 0:
                return False
            if index in taken or met[extra].intersection(table):
                continue
            met[extra].update(table)
            chosen.append(index)
            if choose(at + 1):
                return True
            chosen.pop()
            met[extra].difference_update(table)
        return False

    if not choose(0):
        return None
    made = []
    for number in range(rounds):
        joined = chosen[number * extras : (number + 1) * extras]
        tables = list(base.rounds[number].tables)
        for extra, index in enumerate(joined):
            tables[index] = (*tables[index], base.players + extra)
        made.append(Round(tuple(sorted(tables, key=len))))
    return Schedule(base.players + extras, tuple(made))


def searched(players: int, rounds: int, sizes: Sizes, first: Sequence[Round] = ()) -> Schedule:
    """A schedule found by search: round after round, then each again with regard to all others. ``first``: rounds that
    stay unchanged."""
    return _Searching(players, rounds, sizes, first).schedule()


class _Searching:
    def __init__(self, players: int, rounds: int, sizes: Sizes, first: Sequence[Round]) -> None:
        self._players, self._count, self._first = players, rounds, len(first)
        self._sizes, self._out = table_sizes(players, sizes)
        self._chance = Random(players * 1000 + rounds)
        self._met: Counter[Pair] = Counter()
        self._sat_out: Counter[int] = Counter()
        self._odd: Counter[int] = Counter()
        self._rounds = [[*map(list, round.tables), list(round.out)] for round in first]
        for groups in self._rounds:
            self._count_in(groups, 1)

    def schedule(self) -> Schedule:
        everybody = list(range(self._players))
        for _ in range(self._count - self._first):
            order = self._chance.sample(everybody, self._players)
            rest = iter(order)
            start = [[next(rest) for _ in range(size)] for size in (*self._sizes, self._out)]
            self._rounds.append(self._improved(start))
            self._count_in(self._rounds[-1], 1)
        self._polish()
        made = (Round(tuple(map(tuple, groups[:-1])), tuple(sorted(groups[-1]))) for groups in self._rounds)
        return Schedule(self._players, tuple(made))

    def _polish(self) -> None:
        """Seats rounds with repeated meetings anew, as long as that may help."""
        for _ in range(8 * (self._count - self._first)):
            later = range(self._first, self._count)
            again = [at for at in later if any(self._met[pair] > 1 for pair in self._pairs(self._rounds[at]))]
            if not again:
                return
            at = self._chance.choice(again)
            self._count_in(self._rounds[at], -1)
            self._rounds[at] = self._improved(self._rounds[at])
            self._count_in(self._rounds[at], 1)

    def _improved(self, groups: list[list[int]]) -> list[list[int]]:
        last = len(self._sizes)
        due = sorted(self._sat_out[player] for player in range(self._players))[: self._out]
        sitting_out = {(player, last): times for player, times in self._sat_out.items()}
        odd_tables = [at for at, size in enumerate(self._sizes) if size != USUAL]
        odd = {(player, at): times for player, times in self._odd.items() for at in odd_tables}
        levels = [
            Level(own=sitting_out, free=sum(due)),
            Level({pair: times for pair, times in self._met.items() if times}),
            Level(own=odd),
        ]
        search = Search(self._sizes, groups, levels, self._chance)
        search.run(4000 + 100 * self._players, [0.45, 0.45, 0.45])
        return search.groups

    def _pairs(self, groups: list[list[int]]) -> Iterator[Pair]:
        for group in groups[:-1]:
            yield from combinations(sorted(group), 2)

    def _count_in(self, groups: list[list[int]], by: int) -> None:
        for pair in self._pairs(groups):
            self._met[pair] += by
        for player in groups[-1]:
            self._sat_out[player] += by
        for group, size in zip(groups, self._sizes, strict=False):
            if size != USUAL:
                for player in group:
                    self._odd[player] += by
