"""What a report says, built once and written by the writers: typed columns, rows, notes."""

from __future__ import annotations

import datetime
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Literal

from whistclub.words.dates import short_date
from whistclub.words.numbers import hundredths, points

Value = str | int | datetime.date | None
"""A cell: text, a whole number (hundredths in a column of hundredths), a date; None is blank, never zero."""


class Kind(Enum):
    """What a column holds, hence how it is aligned and written."""

    TEXT = auto()
    NUMBER = auto()
    """A count: 7."""
    POINTS = auto()
    """Game points, with their sign: +7."""
    HUNDREDTHS = auto()
    """Ranking points in hundredths: 1330 is 13.30."""
    PAIR = auto()
    """Two counts in one narrow cell, as text: 2 / 3."""
    PLACE = auto()
    DATE = auto()


NUMBERS = frozenset({Kind.NUMBER, Kind.POINTS, Kind.HUNDREDTHS, Kind.PLACE})
RIGHT = NUMBERS | {Kind.PAIR}
"""What is set against the right edge of its column."""


@dataclass(frozen=True, slots=True)
class Column:
    """One column. ``group``: a title over several neighbours. ``strong``: what matters most, printed bold.

    ``on``: ``paper`` and ``book`` columns are only there. ``formula``: what a spreadsheet computes the cell with:
    see formulas.py. ``room``: how wide it is at least on paper, in type sizes, to be written in by hand. ``aside``: of
    the last columns of a worksheet, what only its formulas need: not printed."""

    key: str
    title: str
    kind: Kind = Kind.TEXT
    group: str = ""
    strong: bool = False
    on: Literal["", "paper", "book"] = ""
    formula: str = ""
    room: float = 0
    aside: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """``values`` one a column. ``lines``: printed under the row on paper. ``struck``: cells that do not count, crossed
    out. ``quiet``: printed without weight (void deals, who is not classified). ``formulas``: instead of
    the columns' own. ``kind``: how its whole numbers are written, instead of the columns' own."""

    values: tuple[Value, ...]
    lines: tuple[str, ...] = ()
    struck: frozenset[str] = frozenset()
    quiet: bool = False
    formulas: Mapping[str, str] = field(default_factory=dict)
    kind: Kind | None = None


@dataclass(frozen=True, slots=True)
class ChartLine:
    """One line. ``values`` one for each of the chart's ``labels``; None: a gap."""

    name: str
    values: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """Lines over the same ``labels``. ``kind``: how values are written. ``downwards``: the least value stands highest,
    as places do. ``height``: wanted, in points of paper on A4."""

    title: str
    labels: tuple[str, ...]
    lines: tuple[ChartLine, ...]
    kind: Kind = Kind.HUNDREDTHS
    downwards: bool = False
    height: float = 150


@dataclass(frozen=True, slots=True)
class Table:
    """``key``: what formulas call it. ``headed``: its title is printed. ``heading``: lines under it. ``foot``: rows
    of totals. ``repeat``: how many first columns come again when a table too wide for the paper continues on a
    page. ``whole``: better smaller than on two pages. ``largest``, ``smallest``: type sizes, in points.
    ``chart``: columns of names and values of a bar chart of the first rows, in a workbook. ``tab``: what
    its worksheet is called, the title else. ``pictures``: charts above the table, on paper. ``ruled``: to be filled in
    by hand: every cell has its frame, rows are as high as the page allows. ``named`` False: there is room under the
    titles of groups for names to be written. ``foldable``: its rows may stand side by side on paper."""

    key: str
    title: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    heading: tuple[str, ...] = ()
    foot: tuple[Row, ...] = ()
    notes: tuple[str, ...] = ()
    repeat: int = 1
    whole: bool = False
    largest: float = 11
    smallest: float = 6
    chart: tuple[str, str] | None = None
    headed: bool = True
    tab: str = ""
    pictures: tuple[Chart, ...] = ()
    ruled: bool = False
    named: bool = True
    foldable: bool = False

    def column(self, key: str) -> int:
        """The index of the column of that key."""
        return next(index for index, column in enumerate(self.columns) if column.key == key)

    def shown(self, medium: Literal["paper", "book", "csv"]) -> tuple[int, ...]:
        """The indexes of the columns there are on paper, in a workbook, in a text file (neither kind)."""
        return tuple(index for index, column in enumerate(self.columns) if column.on in ("", medium))


@dataclass(frozen=True, slots=True)
class Report:
    """``club``, ``title``, ``subtitle`` head every page, with ``logo``, a PNG, where the club has one. ``file_date``:
    the date written into files that carry one."""

    club: str
    title: str
    subtitle: str
    file_date: datetime.date
    tables: tuple[Table, ...]
    logo: bytes = b""


def cell_text(kind: Kind, value: Value) -> str:
    """The value as the reader's language writes it; blank for None."""
    if value is None:
        return ""
    if isinstance(value, str):
        return clean(value)
    if isinstance(value, datetime.date):
        return short_date(value)
    if kind is Kind.POINTS:
        return points(value)
    return hundredths(value) if kind is Kind.HUNDREDTHS else str(value)


def clean(text: str) -> str:
    """Text fit for any file: composed, each line break and tab a space, other control characters gone."""
    if text.isascii() and text.isprintable():
        return text
    spaced = "".join(" " if char in _SPACES else char for char in unicodedata.normalize("NFC", text))
    return "".join(char for char in spaced if not _unprintable(char))


_SPACES = "\t\n\r\u2028\u2029"
_TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Marks of writing direction that would turn the text around a name."""


def _unprintable(char: str) -> bool:
    return unicodedata.category(char) in ("Cc", "Cs") or char in _TURNING or ord(char) & 0xFFFE == 0xFFFE
