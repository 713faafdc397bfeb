"""Lays out a long list of few columns side by side, as in a newspaper: down the page, then on at the top of the next
column of that page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from whistclub.reports.table import Column, Row, Table
from whistclub.reports.writers.layout import LEADING, ROW_PAD, SMALL, Held, Measured, sizes

MOST = 4
"""Greatest number of columns side by side."""
_GAP = 2.0
"""Space between two of them, in type sizes."""
_PAGE, _SIZE, _SIDEWAYS = 1.6, 0.25, 1.0
"""Costs of one more page, of type one point smaller, and of landscape paper."""


@dataclass(frozen=True, slots=True)
class _Fold:
    across: int
    down: int
    size: float


def folded(table: Table, held: Held | None, room: dict[Held, tuple[float, float]]) -> tuple[Table, Held | None]:
    """The table with its rows side by side when that saves paper, and the orientation of the paper."""
    if not table.foldable or not table.rows:
        return table, held
    measured = Measured(table)
    ways: tuple[Held, ...] = ("portrait", "landscape") if held is None else (held,)
    found = [(cost, way, fold) for way in ways for cost, fold in _folds(table, measured, room[way], way)]
    if not found:
        return table, held
    _, way, fold = min(found, key=lambda one: one[0])
    return _side_by_side(table, fold), way


def _folds(table: Table, measured: Measured, room: tuple[float, float], way: Held) -> Iterator[tuple[float, _Fold]]:
    notes = len(table.notes) * LEADING * SMALL + 1
    for size in sizes(table.largest, 8):
        down = int((room[1] / size - LEADING * 2 - ROW_PAD - notes) / (LEADING + ROW_PAD))
        across = min(MOST, int((room[0] / size + _GAP) / (sum(measured.natural) + _GAP)))
        if down < 2 or across < 1:
            continue
        across = min(across, max(1, -(-len(table.rows) // down)))
        pages = -(-len(table.rows) // (down * across))
        cost = pages * _PAGE + (table.largest - size) * _SIZE + (_SIDEWAYS if way == "landscape" else 0)
        yield cost, _Fold(across, down, size)


def _side_by_side(table: Table, fold: _Fold) -> Table:
    if fold.across == 1:
        return replace(table, largest=fold.size, smallest=min(table.smallest, fold.size))
    gap = Column("gap", "", room=_GAP)
    columns: list[Column] = []
    for number in range(fold.across):
        columns += ([replace(gap, key=f"gap_{number}")] if number else []) + [
            replace(column, key=f"{column.key}_{number}") for column in table.columns
        ]
    empty = (None,) * len(table.columns)
    rows = []
    for parts in _lines(table.rows, fold):
        values = [(part.values if part is not None else empty) for part in parts]
        rows.append(Row(tuple(value for at, cells in enumerate(values) for value in ((None, *cells) if at else cells))))
    return replace(table, columns=tuple(columns), rows=tuple(rows), largest=fold.size, smallest=fold.size)


def _lines(rows: Sequence[Row], fold: _Fold) -> Iterator[tuple[Row | None, ...]]:
    """Yields the rows side by side, line by line: full pages, then the last with columns of equal height."""
    page = fold.across * fold.down
    while 0 < len(rows) % page <= fold.across and page > 2 * fold.across:
        # Avoids a single line alone on the last page.
        page -= fold.across
    for start in range(0, len(rows), page):
        part = rows[start : start + page]
        high = -(-len(part) // fold.across)
        columns = [part[high * at : high * (at + 1)] for at in range(fold.across)]
        for line in range(high):
            yield tuple(column[line] if line < len(column) else None for column in columns)
