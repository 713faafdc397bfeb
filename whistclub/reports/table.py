"""The content of a report, built once for the screen and all writers: typed columns, rows, notes."""

from __future__ import annotations

import datetime
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, Flag, auto
from typing import Any

from whistclub.words.dates import short_date
from whistclub.words.numbers import hundredths, points

Value = str | int | datetime.date | None
"""A cell: text, a whole number (hundredths in a column of hundredths), a date; None is blank, never zero."""


class Kind(Enum):
    """The kind of a column's values, which decides alignment and format."""

    TEXT = auto()
    NAME = auto()
    """Text that says whom or what the row is about: on the screen in bold, with all the width that is left."""
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


WORDS = frozenset({Kind.TEXT, Kind.NAME})
NUMBERS = frozenset({Kind.NUMBER, Kind.POINTS, Kind.HUNDREDTHS, Kind.PLACE})
RIGHT = NUMBERS | {Kind.PAIR}
"""Kinds that are aligned to the right."""


class Medium(Flag):
    """Where a column is shown."""

    SCREEN = auto()
    PAPER = auto()
    BOOK = auto()
    """A worksheet."""
    CSV = auto()
    ANSWER = auto()
    """The answer of the command line: JSON, in which its key is the column's (interchange.md), or lines of text."""
    PRINTED = PAPER | BOOK | CSV
    NOWHERE = 0


EVERYWHERE = Medium.SCREEN | Medium.PRINTED | Medium.ANSWER


def _no_value(_item: Any) -> Value:
    return None


@dataclass(frozen=True, slots=True)
class Column:
    """One column. ``group``: a title over several neighbouring columns. ``strong``: the most important, in bold.
    ``value``: the value of the cell for an item, where the rows are made of items (``row_values``). ``on``: where it is
    shown.

    On paper and in worksheets: ``formula``: the spreadsheet formula of the cells, see formulas.py. ``room``: least
    width on paper, in type sizes, for filling in by hand. ``aside``: for the last columns of a worksheet that only
    formulas need; not printed.

    On the screen: ``short``: the title there, where the other is too long. ``tip``: what the numbers are. ``width``:
    in pixels at text size 100 %; 0: of a number. ``stretch``: takes the width that is left. ``spare``: hidden where
    width is short, the highest number first; 0: never hidden."""

    key: str
    title: str
    kind: Kind = Kind.TEXT
    group: str = ""
    strong: bool = False
    value: Callable[[Any], Value] = field(default=_no_value, compare=False, repr=False)
    on: Medium = EVERYWHERE
    formula: str = ""
    room: float = 0
    aside: bool = False
    short: str = ""
    tip: str = ""
    width: int = 0
    stretch: bool = False
    spare: int = 0


def row_values(columns: Iterable[Column], item: Any) -> tuple[Value, ...]:
    """The values of an item, one per column."""
    return tuple(column.value(item) for column in columns)


def shown_on(medium: Medium, columns: Iterable[Column]) -> tuple[Column, ...]:
    """The columns shown on a medium; those of the screen with the titles they have there."""
    shown = (column for column in columns if column.on & medium)
    if medium is not Medium.SCREEN:
        return tuple(shown)
    return tuple(replace(c, title=c.short, tip=c.tip or c.title) if c.short else c for c in shown)


@dataclass(frozen=True, slots=True)
class Row:
    """One row. ``values``: one per column. ``lines``: printed under the row on paper. ``struck``: cells that do not
    count, crossed out. ``quiet``: printed lighter (void deals, unclassified players). ``formulas``: in place of the
    columns' own. ``kind``: the format of its whole numbers, in place of the columns' own."""

    values: tuple[Value, ...]
    lines: tuple[str, ...] = ()
    struck: frozenset[str] = frozenset()
    quiet: bool = False
    formulas: Mapping[str, str] = field(default_factory=dict)
    kind: Kind | None = None


@dataclass(frozen=True, slots=True)
class ChartLine:
    """One line of a chart. ``values``: one for each of the chart's ``labels``; None: a gap."""

    name: str
    values: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart of lines over the same ``labels``. ``kind``: format of the values. ``downwards``: the least value is at
    the top, as for places. ``height``: preferred height, in points of paper on A4."""

    title: str
    labels: tuple[str, ...]
    lines: tuple[ChartLine, ...]
    kind: Kind = Kind.HUNDREDTHS
    downwards: bool = False
    height: float = 150


@dataclass(frozen=True, slots=True)
class Table:
    """One table. ``key``: its name in formulas. ``headed``: its title is printed. ``heading``: lines under the title.
    ``foot``: rows of totals. ``repeat``: number of first columns repeated when a table too wide for the paper continues
    on another page. ``whole``: rather smaller than on two pages. ``largest``, ``smallest``: type sizes, in points.
    ``chart``: columns of names and values for a bar chart of the first rows, in a workbook. ``tab``: title of its
    worksheet, by default the table's. ``pictures``: charts above the table, on paper. ``ruled``: to be filled in by
    hand: every cell has a frame, rows are as high as the page allows. ``named`` False: there is space under the titles
    of groups for names to be written. ``foldable``: its rows may be set side by side on paper."""

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

    def shown(self, medium: Medium) -> tuple[int, ...]:
        """The indexes of the columns shown on a medium."""
        return tuple(index for index, column in enumerate(self.columns) if column.on & medium)


@dataclass(frozen=True, slots=True)
class Report:
    """A report. ``club``, ``title``, ``subtitle`` are printed at the top of every page, with ``logo``, a PNG, if the
    club has one. ``file_date``: the date stored in files that have one."""

    club: str
    title: str
    subtitle: str
    file_date: datetime.date
    tables: tuple[Table, ...]
    logo: bytes = b""


def cell_text(kind: Kind, value: Value) -> str:
    """The value as text in the current language; blank for None."""
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
    """Text valid in any file: composed letters, each line break and tab a space, other control characters removed."""
    if text.isascii() and text.isprintable():
        return text
    spaced = "".join(" " if char in _SPACES else char for char in unicodedata.normalize("NFC", text))
    return "".join(char for char in spaced if not _unprintable(char))


_SPACES = "\t\n\r\u2028\u2029"
_TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Control characters of writing direction, which would reverse the text around a name."""


def _unprintable(char: str) -> bool:
    return unicodedata.category(char) in ("Cc", "Cs") or char in _TURNING or ord(char) & 0xFFFE == 0xFFFE
