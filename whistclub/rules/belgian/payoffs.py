"""Payoffs of Belgian contracts as data, one row per contract (rules.md §1.2, §1.4), and their checks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from whistclub.rules.common import Problem, numbers_between, thirds

CONTRACTS: Final = (
    "pair", "solo", "piccolissimo", "petite_misere", "piccolo", "abondance", "grande_misere", "abondance_10",
    "grande_misere_sur_table", "petit_schlem", "grand_schlem", "trou", "trou_royal",
)  # fmt: skip
"""Every contract of the game, in the order of the table in rules.md §1.2."""

PARTNERSHIPS: Final = frozenset({"pair", "trou", "trou_royal"})
"""Contracts of two partners."""

SHARED: Final = frozenset({"piccolissimo", "petite_misere", "piccolo", "grande_misere", "grande_misere_sur_table"})
"""Contracts several players may attempt in one deal; they are played without trumps."""

MOST_POINTS: Final = 1000
"""Upper bound of every number of points in a table: far above any real table, low enough to catch a typing error."""


@dataclass(frozen=True, slots=True)
class PayoffRow:
    """One row of a payoff table. Points are those of the lone player (three times what each other pays) or of each
    partner.

    ``levels``: the levels that can be announced, () for a contract without level; a contract may have several rows with
    disjoint levels. ``default_level``: used when none is given. ``need``: tricks to take; None: the level, or of a trou
    its target. ``exactly``: exactly ``need``, else at least. ``total``: tricks in the deal (12 in a petite misère).
    ``targets``: of a trou, its possible targets; a single one is the default. Made: ``base`` is one number, or one per
    level (the last also for higher ones), plus ``per_extra`` for each trick beyond the level (beyond ``need`` without
    one); or ``by_tricks``: (tricks taken, points) rising, the last also for more tricks. All 13: ``all_bonus`` in
    addition, or ``all_points`` instead; None: nothing special. Lost: ``lost_first`` for the first missing trick and
    ``lost_further`` for each further one; or, with ``lost_first`` None, factor × (points at the level + ``lost_charge``
    × missing tricks), where ``lost_factor`` None is the convention ``lost_multiplier``. Where exactly ``need`` must be
    taken, a trick too many counts as a missing one. ``several``: any number of players may attempt it in one deal.
    ``trump``: whether it has trumps.
    """

    contract: str
    players: int = 1
    levels: tuple[int, ...] = ()
    default_level: int | None = None
    need: int | None = None
    exactly: bool = False
    total: int = 13
    targets: tuple[int, ...] = ()
    base: tuple[int, ...] = ()
    per_extra: int = 0
    by_tricks: tuple[tuple[int, int], ...] = ()
    all_bonus: int | None = None
    all_points: int | None = None
    lost_factor: int | None = None
    lost_charge: int = 0
    lost_first: int | None = None
    lost_further: int = 0
    several: bool = False
    trump: bool = True

    @property
    def aims(self) -> tuple[int, ...]:
        """The possible numbers of tricks to take."""
        return self.levels or self.targets or (() if self.need is None else (self.need,))


@dataclass(frozen=True, slots=True)
class Part:
    """One summand of a payment: the ``cell`` of the row it comes from, its points for one, and how many."""

    cell: tuple[str | int, ...]
    points: int
    times: int = 1


@dataclass(frozen=True, slots=True)
class Payment:
    """The payment to each player of an attempt: positive when made, negative when lost. ``factor`` × the parts."""

    made: bool
    parts: tuple[Part, ...]
    factor: int
    gain: int = field(init=False)

    def __post_init__(self) -> None:
        amount = self.factor * sum(part.points * part.times for part in self.parts)
        object.__setattr__(self, "gain", amount if self.made else -amount)


def payment(row: PayoffRow, aim: int, tricks: int, lost_multiplier: int) -> Payment:
    """The payment of ``row`` for ``tricks`` taken when ``aim`` (level, target or need) had to be taken (rules.md
    §1.2)."""
    made = tricks == aim if row.exactly else tricks >= aim
    if not made:
        missing = abs(aim - tricks)
        if row.lost_first is not None:
            further = (Part(("lost_further",), row.lost_further, missing - 1),) if missing > 1 else ()
            return Payment(False, (Part(("lost_first",), row.lost_first), *further), 1)
        charge = (Part(("lost_charge",), row.lost_charge, missing),) if row.lost_charge else ()
        factor = lost_multiplier if row.lost_factor is None else row.lost_factor
        return Payment(False, (_at(row, aim, aim), *charge), factor)
    every = tricks == 13
    if every and row.all_points is not None:
        return Payment(True, (Part(("all_points",), row.all_points),), 1)
    parts = [_at(row, aim, tricks)]
    if row.per_extra and tricks > aim:
        parts.append(Part(("per_extra",), row.per_extra, tricks - aim))
    if every and row.all_bonus is not None:
        parts.append(Part(("all_bonus",), row.all_bonus))
    return Payment(True, tuple(parts), 1)


def _at(row: PayoffRow, aim: int, tricks: int) -> Part:
    """The points by tricks taken, or those of the level ``aim``."""
    if row.by_tricks:
        index = max((i for i, (taken, _) in enumerate(row.by_tricks) if taken <= tricks), default=0)
        return Part(("by_tricks", index, 1), row.by_tricks[index][1])
    index = min(row.levels.index(aim), len(row.base) - 1) if row.levels else 0
    return Part(("base", index), row.base[index])


def rows_by_contract(payoffs: Sequence[PayoffRow]) -> Mapping[str, tuple[PayoffRow, ...]]:
    """The rows of each contract that can be announced, in the order of the table."""
    rows: dict[str, tuple[PayoffRow, ...]] = {}
    for row in payoffs:
        rows[row.contract] = (*rows.get(row.contract, ()), row)
    return rows


def payoff_problems(payoffs: Sequence[PayoffRow], lost_multiplier: int) -> Iterator[Problem]:
    """Yields everything that makes a table unusable. Paths: (row, cell, …), counted from 0.

    A well-formed table is also refused when a lone player would win or lose a number of points that three cannot share:
    each result is computed, and the cell it comes from is named (``not_thirds``)."""
    if not payoffs:
        yield Problem((), "no_contract")
    seen: dict[str, list[PayoffRow]] = {}
    for index, row in enumerate(payoffs):
        faults = [*_row_problems(row), *_beside_problems(row, seen.setdefault(row.contract, []))]
        seen[row.contract].append(row)
        if not faults and row.players == 1:
            faults = list(_third_problems(row, lost_multiplier))
        yield from (fault.under(index) for fault in faults)


def _beside_problems(row: PayoffRow, others: Sequence[PayoffRow]) -> Iterator[Problem]:
    """Checks that a contract has one row, or several without a common level."""
    taken = {level for other in others for level in other.levels}
    if others and (not row.levels or not all(other.levels for other in others)):
        yield Problem(("contract",), "row_twice", {"contract": row.contract})
    elif twice := taken & set(row.levels):
        yield Problem(("levels",), "level_twice", {"contract": row.contract, "level": min(twice)})
    if row.default_level is not None and any(other.default_level is not None for other in others):
        yield Problem(("default_level",), "default_twice", {"contract": row.contract})


def _row_problems(row: PayoffRow) -> Iterator[Problem]:
    if row.contract not in CONTRACTS:
        yield Problem(("contract",), "unknown_contract", {"value": row.contract, "allowed": CONTRACTS})
        return
    players = 2 if row.contract in PARTNERSHIPS else 1
    yield from numbers_between(row.players, players, players, "players")
    if row.several and row.contract not in SHARED:
        yield Problem(("several",), "not_several", {"contract": row.contract})
    if row.trump and row.contract in SHARED:
        yield Problem(("trump",), "no_trump", {"contract": row.contract})
    yield from numbers_between(row.total, 12 if row.contract == "petite_misere" else 13, 13, "total")
    yield from _aim_problems(row)
    yield from _points_problems(row)


def _aim_problems(row: PayoffRow) -> Iterator[Problem]:
    """Checks that the number of tricks to take is given once: by the level, by the target of a trou, or by a fixed
    number."""
    said = [cell for cell in ("levels", "targets") if getattr(row, cell)] + ["need"] * (row.need is not None)
    if len(said) != 1:
        yield Problem((said[-1] if said else "need",), "need_once", {"contract": row.contract})
    if row.targets and row.contract != "trou":
        yield Problem(("targets",), "not_here", {"contract": row.contract})
    for cell in ("levels", "targets"):
        values: tuple[int, ...] = getattr(row, cell)
        for index, value in enumerate(values):
            yield from numbers_between(value, 1, 13, cell, index)
        if any(low >= high for low, high in pairwise(values)):
            yield Problem((cell,), "not_rising")
    if row.need is not None:
        yield from numbers_between(row.need, 0 if row.exactly else 1, row.total, "need")
    if row.default_level is not None and row.default_level not in row.levels:
        yield Problem(("default_level",), "not_one_of", {"value": row.default_level, "allowed": row.levels})


def _points_problems(row: PayoffRow) -> Iterator[Problem]:
    if bool(row.base) == bool(row.by_tricks):
        yield Problem(("by_tricks" if row.by_tricks else "base",), "points_once", {"contract": row.contract})
    if len(row.base) > max(1, len(row.levels)):
        yield Problem(("base",), "too_many_points", {"count": len(row.base), "most": max(1, len(row.levels))})
    for index, points in enumerate(row.base):
        yield from numbers_between(points, 0, MOST_POINTS, "base", index)
    for index, (tricks, points) in enumerate(row.by_tricks):
        yield from numbers_between(tricks, 0, min(row.aims, default=13) if index == 0 else 13, "by_tricks", index, 0)
        yield from numbers_between(points, 0, MOST_POINTS, "by_tricks", index, 1)
    if any(low[0] >= high[0] for low, high in pairwise(row.by_tricks)):
        yield Problem(("by_tricks",), "not_rising")
    for cell in ("per_extra", "all_bonus", "all_points", "lost_charge", "lost_first", "lost_further"):
        if getattr(row, cell) is not None:
            yield from numbers_between(getattr(row, cell), 0, MOST_POINTS, cell)
    if row.lost_factor is not None:
        yield from numbers_between(row.lost_factor, 0, 10, "lost_factor")
    yield from _exclusion_problems(row)


def _exclusion_problems(row: PayoffRow) -> Iterator[Problem]:
    """Yields cells that have no effect because of others: everything written must count."""
    by_first = row.lost_first is not None
    excluded = (
        ("per_extra", bool(row.by_tricks and row.per_extra), "by_tricks"),
        ("all_points", row.all_points is not None and row.all_bonus is not None, "all_bonus"),
        ("lost_factor", by_first and row.lost_factor is not None, "lost_first"),
        ("lost_charge", by_first and row.lost_charge != 0, "lost_first"),
        ("lost_further", not by_first and row.lost_further != 0, "lost_charge"),
    )
    yield from (Problem((cell,), "excluded_by", {"other": other}) for cell, wrong, other in excluded if wrong)


def _third_problems(row: PayoffRow, lost_multiplier: int) -> Iterator[Problem]:
    blamed = set()
    for aim in row.aims:
        # Exactly made deals first, so that a wrong level is named rather than the extras computed from it.
        for tricks in (*range(aim, row.total + 1), *range(aim - 1, -1, -1)):
            paid = payment(row, aim, tricks, lost_multiplier)
            if thirds(paid.gain):
                continue
            wrong = next(part for part in paid.parts if not thirds(part.points * part.times))
            if wrong.cell not in blamed:
                blamed.add(wrong.cell)
                yield Problem(wrong.cell, "not_thirds", {"contract": row.contract, "value": wrong.points})
