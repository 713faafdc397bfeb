"""The whist drive: the losers move after every round, so the next seating follows from the tricks taken.

Two roles sit at every table: A on the seats 0 and 1, B on the seats 2 and 3. Partners face each other: seats 0 and 2
(side 0) against seats 1 and 3 (side 1). Up is the next higher table, after the last the first.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, Literal, TypeVar

from whistclub.rules.common import PlayerKey, Problem, Refused, Suit

K = TypeVar("K")
Four = tuple[K, K, K, K]
Place = tuple[int, int]
"""Index of a table and index of a seat."""
Two = tuple[Sequence[PlayerKey], Sequence[PlayerKey]]
"""People of role A and of role B."""

Drive = Literal["progressive", "semi_partner", "partner"]
"""``progressive``: of the losers A moves up a table and B down a table; the winners stay and separate, B moving to the
other side. ``semi_partner``: as ``progressive``, but the winners stay as they are. ``partner``: the losers move up
together."""
DRIVES: Final[tuple[Drive, ...]] = ("progressive", "semi_partner", "partner")
TRICKS: Final = 13
TRUMPS: Final = (Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES)
"""Trumps of the deals in turn when the club has no order of its own."""


@dataclass(frozen=True, slots=True)
class Seating:
    """The tables of a round, and those who wait."""

    tables: tuple[Four[PlayerKey], ...]
    out: tuple[PlayerKey, ...] = ()


def role(seat: int) -> int:
    """The role of a seat: 0 is A, 1 is B."""
    return seat // 2


def turned(order: Sequence[Suit], deals: int) -> tuple[Suit, ...]:
    """The order of trumps after ``deals`` deals: the first is trump in the next deal."""
    at = deals % len(order)
    return (*order[at:], *order[:at])


def winner(deals: Sequence[tuple[int, int]]) -> int:
    """The side (0 or 1) that took more tricks over the deals of a round; when equal, the side that won the last deal
    (ours).

    Refused ``missing`` without a deal, ``tricks_sum`` (values: ``expected``, ``sum``) when the tricks of a deal do not
    sum to 13."""
    wrong = [sum(sides) for sides in deals if sum(sides) != TRICKS or min(sides) < 0]
    if wrong or not deals:
        problem = Problem(("tricks",), "tricks_sum", {"expected": TRICKS, "sum": wrong[0]}) if wrong else None
        raise Refused([problem or Problem(("tricks",), "missing")])
    ours, theirs = (sum(sides[side] for sides in deals) for side in (0, 1))
    if ours == theirs:
        ours, theirs = deals[-1]
    return 0 if ours > theirs else 1


def first_round(people: Two, seed: int = 0, pairs: Iterable[frozenset[PlayerKey]] = ()) -> Seating:
    """The tables of the first round by lot, two of each role at a table; those without a place wait. ``pairs``: people
    of different roles who begin as partners."""
    chance = Random(seed)
    roles = [chance.sample(list(each), len(each)) for each in people]
    together: list[list[PlayerKey]] = [[], []]
    for pair in sorted(pairs, key=lambda pair: min(map(str, pair))):
        both = [next((key for key in each if key in pair), None) for each in roles]
        if both[0] is not None and both[1] is not None:
            for at, key in enumerate(both):
                together[at].append(key)  # type: ignore[arg-type]
                roles[at].remove(key)  # type: ignore[arg-type]
    a, b = (pair + rest for pair, rest in zip(together, roles, strict=True))
    seated = min(len(a), len(b)) // 2 * 2
    order = chance.sample(range(seated), seated)
    tables = tuple((a[one], a[other], b[one], b[other]) for one, other in zip(order[0::2], order[1::2], strict=True))
    return Seating(tables, (*a[seated:], *b[seated:]))


def next_tables(tables: Sequence[Four[K]], won: Sequence[int], drive: Drive = "progressive") -> tuple[Four[K], ...]:
    """The tables of the next round when everybody plays on. ``won``: the side that won at each table."""
    seats: list[list[K]] = [list(table) for table in tables]
    count = len(tables)
    for at in range(count):
        win, lose = won[at], 1 - won[at]
        below, above = (at - 1) % count, (at + 1) % count
        a_comes = tables[below][1 - won[below]]
        b_comes = tables[below if drive == "partner" else above][3 - won[below if drive == "partner" else above]]
        seats[at][lose] = a_comes
        if drive == "progressive":
            seats[at][2 + lose] = tables[at][2 + win]
            seats[at][2 + win] = b_comes
        else:
            seats[at][2 + lose] = b_comes
    return tuple((one, two, three, four) for one, two, three, four in seats)


def next_round(
    tables: Sequence[Four[PlayerKey]],
    won: Sequence[int],
    drive: Drive = "progressive",
    *,
    waiting: Two = ((), ()),
    gone: Collection[PlayerKey] = frozenset(),
    sat_out: Mapping[PlayerKey, int] | None = None,
) -> Seating:
    """The next round when people leave or wait. Those waiting take the places of people ``gone`` and of people who have
    sat out less, losers first and highest tables first (ours). If places stay empty, the highest table is broken up;
    four who wait make another table. ``waiting``: in the order in which they waited; ``sat_out``: rounds, the last one
    included."""
    lost = {key for table, win in zip(tables, won, strict=True) for seat, key in enumerate(table) if seat % 2 != win}
    room = _Room(next_tables(tables, won, drive), waiting, gone)
    room.fill()
    room.rotate(sat_out or {}, lost, in_pairs=drive == "partner")
    whole = tuple((one, two, three, four) for one, two, three, four in room.seats)
    return Seating(whole, (*room.bench[0], *room.bench[1]))  # type: ignore[arg-type]


class _Room:
    """Tables with people of two roles, and a bench for each role; None: an empty seat."""

    def __init__(self, tables: Iterable[Four[PlayerKey]], waiting: Two, gone: Collection[PlayerKey]) -> None:
        self.seats: list[list[PlayerKey | None]] = [[None if k in gone else k for k in table] for table in tables]
        self.bench: list[list[PlayerKey]] = [list(each) for each in waiting]

    def fill(self) -> None:
        """Fills empty seats from the bench, else by breaking up the highest table; then four on the bench make a
        table."""
        self._sit_down()
        while any(None in table for table in self.seats):
            broken = self.seats.pop()
            for at, key in reversed(list(enumerate(broken))):
                if key is not None:
                    self.bench[role(at)].insert(0, key)
            self._sit_down()
        while min(map(len, self.bench)) >= 2:
            self.seats.append([bench.pop(0) for bench in self.bench for _ in (0, 1)])

    def _sit_down(self) -> None:
        for table in self.seats:
            for at, key in enumerate(table):
                if key is None and self.bench[role(at)]:
                    table[at] = self.bench[role(at)].pop(0)

    def rotate(self, sat_out: Mapping[PlayerKey, int], lost: Collection[PlayerKey], *, in_pairs: bool) -> None:
        """Exchanges people who wait and have sat out more with those who have sat out less. ``in_pairs``: equally many
        of both roles, so that pairs stay together."""
        most = min(map(len, self.bench)) if in_pairs else max(map(len, self.bench))
        for each in (0, 1):
            order = sorted(self.bench[each], key=lambda key: -sat_out.get(key, 0))[:most]
            fresh: set[PlayerKey] = set(self.bench[each])
            for key in order:
                places = [(table, seat) for table in range(len(self.seats)) for seat in (2 * each, 2 * each + 1)]
                free = [place for place in places if self._at(place) not in fresh]
                if not free:
                    continue
                place = min(free, key=lambda p: (sat_out.get(self._at(p), 0), self._at(p) not in lost, -p[0]))
                leaves = self._at(place)
                if sat_out.get(leaves, 0) < sat_out.get(key, 0):
                    self.seats[place[0]][place[1]] = key
                    self.bench[each][self.bench[each].index(key)] = leaves
                    fresh.add(leaves)

    def _at(self, place: Place) -> PlayerKey:
        key = self.seats[place[0]][place[1]]
        assert key is not None
        return key
