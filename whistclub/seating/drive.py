"""The whist drive: one hand a round, the losers move, so the next seating follows from the tricks taken.

Two roles sit at every table: A on the seats 0 and 1, B on the seats 2 and 3. Partners face each other: seats 0 and 2
(side 0) against seats 1 and 3 (side 1). Up is the next higher table, after the last the first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeVar

from whistclub.rules.common import Problem, Refused, Suit

K = TypeVar("K")
Four = tuple[K, K, K, K]

Drive = Literal["progressive", "semi_partner", "partner"]
"""``progressive``: of the losers A goes a table up and B a table down; the winners stay and part, B moving to the other
side. ``semi_partner``: the winners stay as they are. ``partner``: the losers go up together."""
DRIVES: Final[tuple[Drive, ...]] = ("progressive", "semi_partner", "partner")
TRICKS: Final = 13
TRUMPS: Final = (Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES)
"""Trumps of the rounds in turn where the club has no order of its own."""


def trump(round: int, order: Sequence[Suit] = TRUMPS) -> Suit:
    """What is trump in the whole room in that round, numbered from 1."""
    return order[(round - 1) % len(order)]


def first_tables(a: Sequence[K], b: Sequence[K]) -> tuple[Four[K], ...]:
    """The tables of the first round: people of role A and of role B, two of each at a table, in the order given.

    Refused ``roles_uneven`` (values: ``a``, ``b``) unless they fill whole tables."""
    if len(a) != len(b) or len(a) % 2:
        raise Refused([Problem((), "roles_uneven", {"a": len(a), "b": len(b)})])
    return tuple((a[at], a[at + 1], b[at], b[at + 1]) for at in range(0, len(a), 2))


def next_tables(
    tables: Sequence[Four[K]], tricks: Sequence[tuple[int, int]], drive: Drive = "progressive"
) -> tuple[Four[K], ...]:
    """The next round. ``tricks``: of the two sides of each table, in the order of the tables.

    Refused ``tricks_sum`` (values: ``expected``, ``sum``) where they are not 13 together."""
    problems = [
        Problem((at, "tricks"), "tricks_sum", {"expected": TRICKS, "sum": sum(sides)})
        for at, sides in enumerate(tricks)
        if sum(sides) != TRICKS or min(sides) < 0
    ]
    if len(tricks) != len(tables):
        problems.append(Problem(("tricks",), "missing"))
    if problems:
        raise Refused(problems)
    seats: list[list[K]] = [list(table) for table in tables]
    count = len(tables)
    won = [0 if ours > theirs else 1 for ours, theirs in tricks]
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
