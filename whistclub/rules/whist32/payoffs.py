"""The points of contracts under a club's own payoffs: rows that differ from the table of rules.md §2, and their
checks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from typing import Any, Final

from whistclub.rules.common import Problem, numbers_between
from whistclub.rules.whist32.contracts import PAYS, Announced, Pay, announceable, levels

MOST_POINTS: Final = 1000
"""Upper bound of every number of points of a row."""
TRICKS: Final = 8
"""Tricks of a deal."""


@dataclass(frozen=True, slots=True)
class PayoffRow:
    """A row that differs from the table; a cell left at None is as in the table. Points, 0 to 1000, are those of each
    player of the contract.

    ``levels``: of duo and solo, the levels the row is for; () for a contract without level. ``need``: of a trou, tricks
    to take. ``made``: points when made; or ``made_per_trick``: points for each trick taken. ``lost``: points lost; or
    ``lost_per_level``: points lost for each trick of the level."""

    contract: str
    levels: tuple[int, ...] = ()
    need: int | None = None
    made: int | None = None
    made_per_trick: int | None = None
    lost: int | None = None
    lost_per_level: int | None = None


@lru_cache(maxsize=64)
def pays(payoffs: tuple[PayoffRow, ...]) -> Mapping[Announced, Pay]:
    """The table of rules.md §2 with ``payoffs`` in it; rows must be without problems."""
    table = dict(PAYS)
    for row in payoffs:
        for level in row.levels or (None,):
            table[row.contract, level] = _changed(table[row.contract, level], row, level)
    return table


def _changed(pay: Pay, row: PayoffRow, level: int | None) -> Pay:
    if row.need is not None:
        pay = replace(pay, need=row.need)
    if row.made is not None:
        pay = replace(pay, made=row.made, per_trick=0)
    if row.made_per_trick is not None:
        pay = replace(pay, made=None, per_trick=row.made_per_trick)
    if row.lost is not None:
        pay = replace(pay, lost=-row.lost)
    if row.lost_per_level is not None and level is not None:
        pay = replace(pay, lost=-row.lost_per_level * level)
    return pay


def canonical(payoffs: tuple[PayoffRow, ...]) -> tuple[PayoffRow, ...]:
    """The rows, without problems, in the one form of their table: nothing that equals the table of rules.md §2, levels
    that differ alike in one row, in rising order of the contracts."""
    return rows_of(pays(payoffs))


def rows_of(table: Mapping[Announced, Pay]) -> tuple[PayoffRow, ...]:
    """The rows in which a whole table differs from the one of rules.md §2, in the form of ``canonical``."""
    rows: list[PayoffRow] = []
    for contract in announceable():
        alike: dict[PayoffRow, list[int]] = {}
        for level in levels(contract) or (None,):
            row = _difference(contract, level, table[contract, level])
            if row != PayoffRow(contract):
                alike.setdefault(row, []).extend(() if level is None else (level,))
        rows += [replace(row, levels=tuple(found)) for row, found in alike.items()]
    return tuple(rows)


def _difference(contract: str, level: int | None, pay: Pay) -> PayoffRow:
    usual, cells = PAYS[contract, level], dict[str, Any]()
    if pay.need != usual.need:
        cells["need"] = pay.need
    if (pay.made, pay.per_trick) != (usual.made, usual.per_trick):
        cells |= {"made_per_trick": pay.per_trick} if pay.made is None else {"made": pay.made}
    if pay.lost != usual.lost:
        cells |= lost_cells(contract, level, -pay.lost)
    return PayoffRow(contract, **cells)


def lost_cells(contract: str, level: int | None, points: int) -> dict[str, int]:
    """The cells of a row that say how many points are lost: for each trick of the level where the table of rules.md §2
    counts so too, or where the number is too large for a cell, else in all."""
    counts_so = level is not None and (PAYS[contract, level].lost % level == 0 or points > MOST_POINTS)
    if level is not None and counts_so and points % level == 0:
        return {"lost_per_level": points // level}
    return {"lost": points}


def payoff_problems(payoffs: Sequence[PayoffRow]) -> Iterator[Problem]:
    """Yields everything that makes rows unusable. Paths: (row, cell, …), counted from 0."""
    seen: dict[str, set[int | None]] = {}
    for index, row in enumerate(payoffs):
        faults = [*_row_problems(row)]
        taken = seen.setdefault(row.contract, set())
        twice = taken & {*(row.levels or (None,))}
        if twice == {None}:
            faults.append(Problem(("contract",), "row_twice", {"contract": row.contract}))
        elif twice:
            level = min(level for level in twice if level is not None)
            faults.append(Problem(("levels",), "level_twice", {"contract": row.contract, "level": level}))
        taken.update(row.levels or (None,))
        yield from (fault.under(index) for fault in faults)


def _row_problems(row: PayoffRow) -> Iterator[Problem]:
    if row.contract not in announceable():
        yield Problem(("contract",), "unknown_contract", {"value": row.contract, "allowed": announceable()})
        return
    allowed = levels(row.contract)
    if allowed and not row.levels:
        yield Problem(("levels",), "missing")
    elif allowed:
        for index, level in enumerate(row.levels):
            yield from numbers_between(level, allowed[0], allowed[-1], "levels", index)
        if list(row.levels) != sorted(set(row.levels)):
            yield Problem(("levels",), "not_rising")
    elif row.levels:
        yield Problem(("levels",), "not_applicable")
    if row.need is not None:
        if row.contract == "trou":
            yield from numbers_between(row.need, 1, TRICKS, "need")
        else:
            yield Problem(("need",), "not_applicable")
    yield from _points_problems(row, by_level=bool(allowed))


def _points_problems(row: PayoffRow, *, by_level: bool) -> Iterator[Problem]:
    for cell, other in (("made_per_trick", "made"), ("lost_per_level", "lost")):
        if getattr(row, cell) is not None and getattr(row, other) is not None:
            yield Problem((cell,), "excluded_by", {"other": other})
    if row.lost_per_level is not None and not by_level:
        yield Problem(("lost_per_level",), "not_applicable")
    for cell in ("made", "made_per_trick", "lost", "lost_per_level"):
        if getattr(row, cell) is not None:
            yield from numbers_between(getattr(row, cell), 0, MOST_POINTS, cell)


def encode_row(row: PayoffRow) -> dict[str, Any]:
    """A row as JSON values; cells that are as in the table are left out."""
    cells = {name: value for name, value in asdict(row).items() if value not in (None, ())}
    return {name: [*value] if isinstance(value, tuple) else value for name, value in cells.items()}


def decode_row(row: Mapping[str, Any]) -> PayoffRow:
    """The row of its JSON values."""
    return PayoffRow(**{**row, "levels": tuple(row.get("levels") or ())})
