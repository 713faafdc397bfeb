"""Counts meetings, partnerships and seats in a schedule. Every schedule is verified here before it is used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

Table = tuple[int, ...]
"""The players of a table, clockwise."""
Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Round:
    """One round of a schedule. ``out``: who sits out."""

    tables: tuple[Table, ...]
    out: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Schedule:
    """Rounds of an evening for the players 0 … ``players`` − 1."""

    players: int
    rounds: tuple[Round, ...]


@dataclass(frozen=True, slots=True)
class Counted:
    """The counts of a schedule. ``met``, ``partners``, ``opponents``: by pair (lower number first), without pairs that
    never are; partners and opponents count at tables of four only. ``sat_out``: by player; ``seats``: by player, how
    often on each seat."""

    met: dict[Pair, int]
    partners: dict[Pair, int]
    opponents: dict[Pair, int]
    sat_out: tuple[int, ...]
    seats: tuple[tuple[int, ...], ...]

    @property
    def repeated(self) -> int:
        """Meetings after the first, over all pairs."""
        return sum(times - 1 for times in self.met.values())

    @property
    def most_partners(self) -> int:
        """The greatest number of times two players are partners."""
        return max(self.partners.values(), default=0)

    @property
    def most_opponents(self) -> int:
        """The greatest number of times two players are opponents."""
        return max(self.opponents.values(), default=0)


def verify(schedule: Schedule) -> Counted:
    """Counts a schedule. ValueError unless in every round everybody is at exactly one seat or sits out."""
    everybody = list(range(schedule.players))
    met: Counter[Pair] = Counter()
    partners: Counter[Pair] = Counter()
    opponents: Counter[Pair] = Counter()
    sat_out = [0] * schedule.players
    widest = max((len(table) for round in schedule.rounds for table in round.tables), default=0)
    seats = [[0] * widest for _ in everybody]
    for number, round in enumerate(schedule.rounds, 1):
        if sorted((*(player for table in round.tables for player in table), *round.out)) != everybody:
            raise ValueError(f"round {number}: not everybody exactly once")
        for player in round.out:
            sat_out[player] += 1
        for table in round.tables:
            met.update(_ordered(combinations(table, 2)))
            for seat, player in enumerate(table):
                seats[player][seat] += 1
            if len(table) == 4:
                a, b, c, d = table
                partners.update(_ordered(((a, c), (b, d))))
                opponents.update(_ordered(((a, b), (b, c), (c, d), (d, a))))
    return Counted(dict(met), dict(partners), dict(opponents), tuple(sat_out), tuple(map(tuple, seats)))


def _ordered(pairs: Iterable[tuple[int, int]]) -> list[Pair]:
    return [(one, other) if one < other else (other, one) for one, other in pairs]
