"""Wishes for a round: which can be kept together, and which conflict.

A broken wish is a problem ``wish_broken`` with the values ``wish`` (apart, together, table, seat), ``players``,
``table`` and ``seat`` (where they should be) and ``against``: the other wishes of the smallest set found that cannot be
kept together, each as the same values without ``against``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, Literal

from whistclub.rules.common import PlayerKey, Problem
from whistclub.seating.facts import Person, SeatedTable, Wishes

_TRIES: Final = 4000
_ALL_TRIES: Final = 20_000
"""Limit on the places tried in one call of ``settle``; beyond it each check gets few."""
_FEW_TRIES: Final = 400
"""Places tried before it is left open whether wishes can be kept together."""


@dataclass(frozen=True, slots=True)
class Wish:
    """One wish. ``table``: numbered from 1."""

    kind: Literal["apart", "together", "table", "seat"]
    players: tuple[PlayerKey, ...]
    table: int | None = None
    seat: int | None = None

    def values(self) -> dict[str, object]:
        """The values of the wish in a problem."""
        return {"wish": self.kind, "players": self.players, "table": self.table, "seat": self.seat}

    def kept(self, tables: Iterable[SeatedTable]) -> bool:
        """Whether a seating keeps the wish. Wishes of people who sit out count as kept."""
        where = {player: (table.number, seat) for table in tables for seat, player in enumerate(table.seats)}
        places = [where[player] for player in self.players if player in where]
        if self.kind == "table":
            return all(number == self.table for number, _ in places)
        if self.kind == "seat":
            return all(seat == self.seat for _, seat in places)
        if len(places) < 2:
            return True
        return (places[0][0] == places[1][0]) == (self.kind == "together")


def wishes_of(people: Sequence[Person], wishes: Wishes) -> tuple[Wish, ...]:
    """All wishes of the people present, the most important first: the last ones are given up first."""
    keys = {person.key: at for at, person in enumerate(people)}

    def among(pairs: Iterable[frozenset[PlayerKey]]) -> list[tuple[PlayerKey, ...]]:
        there = [tuple(sorted(pair, key=keys.__getitem__)) for pair in pairs if len(pair) == 2 and pair <= keys.keys()]
        return sorted(there, key=lambda pair: [keys[player] for player in pair])

    return (
        *(Wish("table", (person.key,), table=person.table) for person in people if person.table is not None),
        *(Wish("seat", (person.key,), seat=person.seat) for person in people if person.seat is not None),
        *(Wish("apart", pair) for pair in among(wishes.apart)),
        *(Wish("together", pair) for pair in among(wishes.together)),
    )


def problem(wish: Wish, against: Iterable[Wish] = ()) -> Problem:
    """The problem of a broken wish."""
    return Problem((), "wish_broken", {**wish.values(), "against": tuple(other.values() for other in against)})


def settle(
    wishes: Sequence[Wish], sizes: Sequence[int], chance: Random
) -> tuple[dict[PlayerKey, int], dict[Wish, Problem]]:
    """A table (index) for everybody named by a kept wish, and the problem of each wish given up: the last one of every
    smallest set that cannot be kept."""
    kept = list(wishes)
    given_up: dict[Wish, Problem] = {}
    tries = _ALL_TRIES
    while True:
        placing = _placing(kept, sizes, chance, max(_FEW_TRIES, min(_TRIES, tries)))
        found = None if placing is None else placing.found()
        if found is not None:
            return found, given_up
        clash = _smallest([], False, kept, sizes)
        kept.remove(clash[-1])
        given_up[clash[-1]] = problem(clash[-1], clash[:-1])
        tries -= _TRIES if placing is None else _TRIES - placing.left


def _smallest(sure: list[Wish], more: bool, wishes: list[Wish], sizes: Sequence[int]) -> list[Wish]:
    """The subset of ``wishes`` that cannot be kept together with ``sure``, although it can without any one of them;
    earlier ones are kept when there is a choice. ``more``: whether ``sure`` alone has not been checked yet."""
    if more and place(sure, sizes, Random(0), _FEW_TRIES) is None:
        return []
    if len(wishes) == 1:
        return list(wishes)
    half = len(wishes) // 2
    first, second = wishes[:half], wishes[half:]
    of_second = _smallest([*sure, *first], True, second, sizes)
    return [*_smallest([*sure, *of_second], bool(of_second), first, sizes), *of_second]


@dataclass(slots=True)
class _Block:
    """People who sit together. ``seats``: the fixed seats among theirs."""

    players: tuple[PlayerKey, ...]
    tables: tuple[int, ...]
    seats: tuple[int, ...]


def place(wishes: Sequence[Wish], sizes: Sequence[int], chance: Random, tries: int = 0) -> dict[PlayerKey, int] | None:
    """A table for everybody named by the wishes, so that all are kept; None when that is impossible.

    Empty when it is left open after ``tries`` places; then the search has to come as close as it can."""
    placing = _placing(wishes, sizes, chance, tries or _TRIES)
    return None if placing is None else placing.found()


def _placing(wishes: Sequence[Wish], sizes: Sequence[int], chance: Random, tries: int) -> _Placing | None:
    """The search for places; None when the wishes obviously cannot all be kept."""
    blocks = _blocks(wishes, sizes)
    if blocks is None:
        return None
    apart = {wish.players for wish in wishes if wish.kind == "apart"}
    of = {player: at for at, block in enumerate(blocks) for player in block.players}
    against: list[set[int]] = [set() for _ in blocks]
    for one, other in apart:
        if of[one] == of[other]:
            return None
        against[of[one]].add(of[other])
        against[of[other]].add(of[one])
    order = sorted(
        range(len(blocks)),
        key=lambda at: (len(blocks[at].tables), -len(blocks[at].players), -len(against[at]), chance.random()),
    )
    return _Placing(blocks, against, sizes, order, chance, tries)


class _Placing:
    """Places one block after another by backtracking."""

    def __init__(
        self,
        blocks: list[_Block],
        against: list[set[int]],
        sizes: Sequence[int],
        order: list[int],
        chance: Random,
        tries: int,
    ) -> None:
        self._blocks, self._against, self._order = blocks, against, order
        self._sizes, self._chance = sizes, chance
        self._at: dict[int, int] = {}
        self._free = list(sizes)
        self._seats: list[set[int]] = [set() for _ in sizes]
        self.left = tries
        # Empty tables with nobody fixed are alike: one of each size is enough to try.
        self._own = {table for block in blocks if len(block.tables) < len(sizes) for table in block.tables}

    def found(self) -> dict[PlayerKey, int] | None:
        if self._put(0):
            return {player: at for block, at in self._at.items() for player in self._blocks[block].players}
        return {} if self.left <= 0 else None

    def _put(self, step: int) -> bool:
        if step == len(self._order):
            return True
        number = self._order[step]
        block = self._blocks[number]
        tried: set[int] = set()
        for table in self._chance.sample(block.tables, len(block.tables)):
            if not self._fits(number, table):
                continue
            if table not in self._own and self._free[table] == self._sizes[table]:
                if self._sizes[table] in tried:
                    continue
                tried.add(self._sizes[table])
            self.left -= 1
            if self.left <= 0:
                return False
            self._at[number] = table
            self._free[table] -= len(block.players)
            self._seats[table].update(block.seats)
            if self._put(step + 1):
                return True
            del self._at[number]
            self._free[table] += len(block.players)
            self._seats[table].difference_update(block.seats)
        return False

    def _fits(self, number: int, table: int) -> bool:
        block = self._blocks[number]
        return (
            self._free[table] >= len(block.players)
            and all(seat < self._sizes[table] for seat in block.seats)
            and not self._seats[table].intersection(block.seats)
            and not any(self._at.get(other) == table for other in self._against[number])
        )


def _blocks(wishes: Sequence[Wish], sizes: Sequence[int]) -> list[_Block] | None:
    """The people named by the wishes, those who sit together in one block; None when a single block cannot be
    seated."""
    members: dict[PlayerKey, set[PlayerKey]] = {player: {player} for wish in wishes for player in wish.players}
    for wish in wishes:
        if wish.kind == "together":
            joined = set().union(*(members[player] for player in wish.players))
            members.update(dict.fromkeys(joined, joined))
    fixed = {wish.players[0]: wish.table for wish in wishes if wish.kind == "table"}
    seats = {wish.players[0]: wish.seat for wish in wishes if wish.kind == "seat"}
    blocks = []
    for group in {id(group): group for group in members.values()}.values():
        bound = {fixed[player] for player in group if player in fixed}
        taken = [seat for player in group if (seat := seats.get(player)) is not None]
        players = tuple(player for player in members if player in group)
        least = max(len(group), *(seat + 1 for seat in taken), 0)
        tables = tuple(at for at in range(len(sizes)) if bound <= {at + 1} and sizes[at] >= least)
        if not tables or len(set(taken)) < len(taken):
            return None
        blocks.append(_Block(players, tables, tuple(taken)))
    return blocks


def broken(
    wishes: Sequence[Wish], tables: Sequence[SeatedTable], known: Mapping[Wish, Problem] | None = None
) -> tuple[Problem, ...]:
    """A problem for every wish that a seating breaks; problems in ``known`` say which wishes conflict."""
    given = known or {}
    return tuple(given.get(wish) or problem(wish) for wish in wishes if not wish.kept(tables))
