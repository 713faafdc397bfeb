"""Plans a whole evening by a schedule: everybody meets everybody, or the whist tournament for partnership games.

The schedule is verified before use. People get its numbers by lot, adjusted to keep wishes as far as possible.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from random import Random
from typing import Final, Literal

from whistclub.rules.common import PlayerKey
from whistclub.seating.facts import Draw, History, Past, Person, Request, SeatedTable, remember
from whistclub.seating.meeting import meet_everybody
from whistclub.seating.methods import draw, repeated
from whistclub.seating.schedules import in_sittings, meet_once, whist_tournament
from whistclub.seating.sizes import USUAL
from whistclub.seating.verify import Counted, Round, Schedule, Table, verify
from whistclub.seating.wishes import Wish, broken, settle, wishes_of

Movement = Literal["meet", "tournament", "sittings"]
"""``meet``: everybody meets as many others as possible. ``tournament``: everybody partners everybody once and opposes
everybody twice, as far as the rounds allow. ``sittings``: as ``meet``, with three games at every table in which the
three partnerships take turns, each game a round of its own."""
_NUMBERS_TRIED: Final = 3000
"""Exchanges of two people's numbers tried to keep wishes."""
_ROUNDS_TRIED: Final = 20000
"""Exchanges of two rounds tried to share sitting out evenly."""
_MIRRORS: Final = tuple(
    tuple((start + step * turn) % USUAL for turn in range(USUAL)) for start in range(USUAL) for step in (1, -1)
)
"""The orders of a table of four that keep its partnerships."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The rounds of an evening. ``people``: in the order of their numbers; ``counted``: the counts of the schedule for
    those numbers."""

    rounds: tuple[Draw, ...]
    people: tuple[PlayerKey, ...]
    counted: Counted


def plan(request: Request, movement: Movement, rounds: int) -> Plan:
    """Plans an evening of ``rounds`` rounds (sittings: games). ``request.method`` is ignored; its history counts for
    the first dealer and for ``repeated``, not for the schedule itself.

    ValueError for an invalid schedule."""
    people = sorted(request.people, key=lambda person: (isinstance(person.key, str), person.key))
    chance = Random(request.seed)
    schedule = _schedule(len(people), movement, rounds, request)
    numbered = _numbers(schedule, people, wishes_of(people, request.wishes), chance)
    schedule = _evenly_seated(_tables_kept(schedule, numbered), numbered, keep_partners=movement != "meet")
    counted = verify(schedule)
    return Plan(_draws(schedule, numbered, request), tuple(person.key for person in numbered), counted)


def longest(players: int, movement: Movement) -> int | None:
    """The number of rounds after which the schedule is complete: nobody met twice, or everybody partnered. None without
    one."""
    if movement == "tournament":
        whole = whist_tournament(players)
        return None if whole is None else len(whole.rounds)
    once = meet_once(players)
    return None if once is None else len(once.rounds) * (3 if movement == "sittings" else 1)


def _schedule(players: int, movement: Movement, rounds: int, request: Request) -> Schedule:
    if movement == "meet":
        return meet_everybody(players, rounds, request.sizes)
    if movement == "sittings":
        games = in_sittings(meet_everybody(players, -(-rounds // 3), request.sizes))
        return Schedule(players, games.rounds[:rounds])
    whole = whist_tournament(players)
    if rounds <= players // USUAL:
        few = meet_everybody(players, rounds, request.sizes)
        if not verify(few).repeated:
            # So few rounds that nobody need meet anybody twice, as partner or as opponent.
            return few
    if whole is not None and len(whole.rounds) >= rounds:
        promised = 2 if players == 6 else 1
        chosen = _fair_rounds(whole, rounds)
        counted = verify(chosen)
        if counted.most_partners > promised or counted.most_opponents > 2 * promised:
            raise ValueError(f"the schedule for {players} players is not what it should be")
        return chosen
    return _drawn(players, rounds, request)


def _fair_rounds(whole: Schedule, rounds: int) -> Schedule:
    """``rounds`` rounds of a schedule in which everybody sits out equally often or once more, if possible."""
    chosen, left = list(whole.rounds[:rounds]), list(whole.rounds[rounds:])
    chance = Random(rounds)
    sat_out = [0] * whole.players
    for round in chosen:
        for player in round.out:
            sat_out[player] += 1
    cost, least, best = 0, 0, list(chosen)
    for _ in range(_ROUNDS_TRIED if left else 0):
        if cost < least:
            least, best = cost, list(chosen)
        if max(sat_out) - min(sat_out) <= 1:
            break
        i, j = chance.randrange(len(chosen)), chance.randrange(len(left))
        change = 0
        for round, by in ((chosen[i], -1), (left[j], 1)):
            for player in round.out:
                change += 1 + 2 * by * sat_out[player]
                sat_out[player] += by
        if change <= 0 or chance.random() < math.exp(-change / 1.2):
            chosen[i], left[j] = left[j], chosen[i]
            cost += change
            continue
        for player in chosen[i].out:
            sat_out[player] += 1
        for player in left[j].out:
            sat_out[player] -= 1
    return Schedule(whole.players, tuple(best))


def _drawn(players: int, rounds: int, request: Request) -> Schedule:
    """Without a known schedule: each round drawn with the fewest repeated meetings and partnerships."""
    people = tuple(Person(number) for number in range(players))
    past: list[Past] = []
    sat_out: list[PlayerKey] = []
    made = []
    for number in range(rounds):
        history = remember(past, sat_out, partnership=True)
        drawn = draw(Request(people, request.sizes, "fewest", number, history, partnership=True))
        past += [Past(table.seats) for table in drawn.tables]
        sat_out += drawn.sitting_out
        tables = tuple(tuple(int(key) for key in table.seats) for table in drawn.tables)
        made.append(Round(tables, tuple(sorted(int(key) for key in drawn.sitting_out))))
    return Schedule(players, tuple(made))


def _numbers(schedule: Schedule, people: Sequence[Person], wishes: Sequence[Wish], chance: Random) -> list[Person]:
    """The people in the order of their numbers: by lot, then exchanged until the wishes are kept best."""
    numbered = chance.sample(people, len(people))
    sizes = [len(table) for table in schedule.rounds[0].tables] if schedule.rounds else []
    _, given_up = settle(wishes, sizes, chance)
    apart, together = _as_pairs([wish for wish in wishes if wish not in given_up])
    if not apart and not together:
        return numbered
    number = {person.key: at for at, person in enumerate(numbered)}
    at_table = [
        {player: index for index, table in enumerate(round.tables) for player in table} for round in schedule.rounds
    ]

    def cost() -> int:
        total = 0
        for where in at_table:
            for pairs, wished in ((apart, False), (together, True)):
                for one, other in pairs:
                    tables = (where.get(number[one]), where.get(number[other]))
                    total += None not in tables and (tables[0] == tables[1]) != wished
        return total

    involved = sorted({key for pair in (*apart, *together) for key in pair}, key=number.__getitem__)
    least = cost()
    for _ in range(_NUMBERS_TRIED):
        if not least:
            break
        i, j = number[chance.choice(involved)], chance.randrange(len(numbered))
        numbered[i], numbered[j] = numbered[j], numbered[i]
        number[numbered[i].key], number[numbered[j].key] = i, j
        now = cost()
        if now <= least:
            least = now
        else:
            numbered[i], numbered[j] = numbered[j], numbered[i]
            number[numbered[i].key], number[numbered[j].key] = i, j
    return numbered


Pairs = list[tuple[PlayerKey, ...]]


def _as_pairs(kept: Sequence[Wish]) -> tuple[Pairs, Pairs]:
    """The pairs to be kept apart and together: by their own wish, or because both are fixed at a table or to one
    seat."""
    apart = [wish.players for wish in kept if wish.kind == "apart"]
    together = [wish.players for wish in kept if wish.kind == "together"]
    for kind in ("table", "seat"):
        bound = [wish for wish in kept if wish.kind == kind]
        for at, one in enumerate(bound):
            for other in bound[at + 1 :]:
                pair = (one.players[0], other.players[0])
                if kind == "table" and one.table == other.table:
                    together.append(pair)
                elif kind == "table" or one.seat == other.seat:
                    apart.append(pair)
    return apart, together


def _tables_kept(schedule: Schedule, numbered: Sequence[Person]) -> Schedule:
    """Reorders the tables of each round so that people fixed at a table get it."""
    bound = {at: person.table - 1 for at, person in enumerate(numbered) if person.table is not None}
    rounds = []
    for round in schedule.rounds:
        tables: list[Table | None] = [None] * len(round.tables)
        rest = []
        for table in round.tables:
            wanted = [bound[player] for player in table if player in bound and bound[player] < len(tables)]
            free = [at for at in wanted if tables[at] is None]
            if free:
                tables[free[0]] = table
            else:
                rest.append(table)
        others = iter(rest)
        rounds.append(Round(tuple(table or next(others) for table in tables), round.out))
    return Schedule(schedule.players, tuple(rounds))


def _evenly_seated(schedule: Schedule, numbered: Sequence[Person], *, keep_partners: bool) -> Schedule:
    """Gives everybody each seat about equally often, or their fixed seat; unchanged when it is even already."""
    bound = {at: person.seat for at, person in enumerate(numbered) if person.seat is not None}
    times = [[0] * 8 for _ in range(schedule.players)]

    def cost(table: Table) -> int:
        total = 0
        for seat, player in enumerate(table):
            total += 2 * times[player][seat] + 1 + 1000 * (bound.get(player, seat) != seat)
        return total

    rounds = []
    for round in schedule.rounds:
        tables = []
        for table in round.tables:
            best = min(_seatings(table, keep_partners), key=cost)
            tables.append(best)
            for seat, player in enumerate(best):
                times[player][seat] += 1
        rounds.append(Round(tuple(tables), round.out))
    made = Schedule(schedule.players, tuple(rounds))
    return made if bound or _unevenness(made) < _unevenness(schedule) else schedule


def _seatings(table: Table, keep_partners: bool) -> Iterator[Table]:
    if len(table) != USUAL:
        yield from (table[turn:] + table[:turn] for turn in range(len(table)))
    elif keep_partners:
        yield from (tuple(table[seat] for seat in order) for order in _MIRRORS)
    else:
        yield from permutations(table)


def _unevenness(schedule: Schedule) -> int:
    """How much more often somebody sits on one seat than on another."""
    return max((max(seats) - min(seats) for seats in verify(schedule).seats if seats), default=0)


def _draws(schedule: Schedule, numbered: Sequence[Person], request: Request) -> tuple[Draw, ...]:
    """The rounds with people instead of numbers. The one who has dealt first least often deals first."""
    wishes = wishes_of(numbered, request.wishes)
    dealt = dict(request.history.dealt)
    met = dict(request.history.met)
    draws = []
    for round in schedule.rounds:
        tables = []
        for number, table in enumerate(round.tables, 1):
            seats = tuple(numbered[player].key for player in table)
            times = [dealt.get(key, 0) for key in seats]
            dealer = times.index(min(times))
            dealt[seats[dealer]] = times[dealer] + 1
            tables.append(SeatedTable(number, seats, dealer))
        made = Draw(
            tuple(tables),
            tuple(numbered[player].key for player in round.out),
            request.seed,
            repeated(History(met), tables),
            broken(wishes, tables),
        )
        draws.append(made)
        for pair, often in remember(Past(table.seats) for table in tables).met.items():
            met[pair] = met.get(pair, 0) + often
    return tuple(draws)
