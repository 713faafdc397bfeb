"""Lays out a table on paper: orientation, type size, column widths, lines, pages. Nothing is cut off.

Lengths in this module are in units of the type size unless they are called points of paper.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from whistclub.reports.table import WORDS, Column, Medium, Row, Table, cell_text
from whistclub.reports.writers.fonts import printable, width

PAPERS = {"A4": (595.28, 841.89), "A5": (419.53, 595.28), "Letter": (612.0, 792.0)}
"""Width and height of each paper in points, in portrait."""

PICTURE = "picture"
SHEETS = {**PAPERS, PICTURE: (400.0, 860.0)}
"""The same with a page for a picture to be read on a phone."""

Held = Literal["portrait", "landscape"]
PAD = 0.42
LEADING = 1.25
ROW_PAD = 0.5
SMALL = 0.85
"""Type size of headings, notes and lines under a row, relative to that of the cells."""
SMALLEST_SPLIT = 7.0
"""Type is smaller than this only when the table would otherwise be split."""
HAND = 24.0
"""Height of a row for writing by hand, in points of paper, if the page allows."""
NAME_ROOM = 1.8
"""Space under the titles of groups for a name to be written by hand."""
_WORD = 9.0
_EMPTY = 2.0
"""Cost of an empty last page, in proportion to its empty part."""
_MOST_LINES = 12


@dataclass(frozen=True, slots=True)
class Block:
    """Lines that stay together on a page. ``cells``: lines by column; ``under``: lines across the table; ``first``: of
    the notes, which are set apart from the rows; ``pad``: space to write in, above and below together."""

    kind: Literal["row", "foot", "note"]
    cells: tuple[tuple[str, ...], ...]
    under: tuple[str, ...] = ()
    row: Row | None = None
    first: bool = False
    pad: float = 0

    @property
    def lines(self) -> int:
        """The number of lines of the highest cell."""
        return max(map(len, self.cells), default=0)

    @property
    def height(self) -> float:
        lines = self.lines
        own = lines * LEADING + ROW_PAD + self.pad if lines else 0.7 if self.first else 0.1
        return own + len(self.under) * LEADING * SMALL + (0.2 if self.under and lines else 0)


@dataclass(frozen=True, slots=True)
class Laid:
    """A table laid out at one type size. ``groups``: (first column, how many, lines); ``head``: lines by column."""

    table: Table
    columns: tuple[Column, ...]
    held: Held
    size: float
    widths: tuple[float, ...]
    groups: tuple[tuple[int, int, tuple[str, ...]], ...]
    head: tuple[tuple[str, ...], ...]
    blocks: tuple[Block, ...]

    @property
    def group_height(self) -> float:
        if not self.groups:
            return 0.0
        written = 0.3 if self.table.named else NAME_ROOM
        return max(len(lines) for _, _, lines in self.groups) * LEADING * SMALL + written

    @property
    def head_height(self) -> float:
        return self.group_height + max(len(lines) for lines in self.head) * LEADING * SMALL + ROW_PAD


def wrapped(text: str, room: float, bold: bool = False, most: int = _MOST_LINES) -> tuple[str, ...]:
    """Lines no wider than ``room``: broken between words where possible, else inside a word that is too wide. Text
    longer than ``most`` lines ends in an ellipsis."""
    if width(text, bold) <= room:
        return (text,)
    lines, line = [], ""
    for piece in _pieces(text, room, bold):
        joined = f"{line} {piece}" if line else piece
        if not line or width(joined, bold) <= room:
            line = joined
            continue
        lines.append(line)
        line = piece
        if len(lines) == most:
            return (*lines[:-1], lines[-1][:-1] + "…")
    return (*lines, line)


def _pieces(text: str, room: float, bold: bool) -> Iterator[str]:
    """The words of ``text``; those wider than ``room`` in parts, broken after a hyphen if there is one."""
    for word in text.split():
        rest = word
        while len(rest) > 1 and width(rest, bold) > room:
            fits, used = 0, 0.0
            while used <= room and fits < len(rest):
                used += width(rest[fits], bold)
                fits += 1
            fits = max(1, fits - 1)
            fits = rest.rfind("-", 1, fits) + 1 or fits
            yield rest[:fits]
            rest = rest[fits:]
        yield rest


class Measured:
    """The texts of a table's paper columns and the width they need, at any type size."""

    def __init__(self, table: Table) -> None:
        shown = table.shown(Medium.PAPER)
        self.table = table
        self.columns = tuple(table.columns[index] for index in shown)
        kinds = [(index, table.columns[index].kind) for index in shown]
        self.rows = [[printable(cell_text(kind, row.values[at])) for at, kind in kinds] for row in table.rows]
        self.foot = [
            [printable(cell_text(row.kind or kind, row.values[at])) for at, kind in kinds] for row in table.foot
        ]
        self.titles = [printable(column.title) for column in self.columns]
        self.groups = list(_groups(self.columns))
        self.natural: list[float] = []
        self.least: list[float] = []
        for at, column in enumerate(self.columns):
            texts = [row[at] for row in self.rows]
            widest = max((width(text, column.strong) for text in texts), default=0.0)
            widest = max(widest, *(width(row[at], True) for row in self.foot), 0.0)
            word = SMALL * min(_WORD, _widest_word([self.titles[at]], True))
            self.natural.append(max(widest, word, column.room, 0.6) + 2 * PAD)
            least = min(widest, _WORD) if column.kind in WORDS else widest
            self.least.append(max(least, word, column.room, 0.6) + 2 * PAD)
        for start, count, text in self.groups:
            self._widen(start, count, SMALL * min(_WORD, _widest_word([text], True)) + 2 * PAD)

    def _widen(self, start: int, count: int, wanted: float) -> None:
        for widths in (self.natural, self.least):
            more = (wanted - sum(widths[start : start + count])) / count
            if more > 0:
                widths[start : start + count] = [value + more for value in widths[start : start + count]]

    def widths(self, room: float) -> tuple[float, ...] | None:
        """Column widths that fill ``room``; None when not even the narrowest fit."""
        spare = room - sum(self.natural)
        if spare >= 0 and self.table.ruled:
            return tuple(value * room / sum(self.natural) for value in self.natural)
        if spare >= 0:
            more = min(spare / len(self.natural), 4.0)
            return tuple(value + more for value in self.natural)
        spare = room - sum(self.least)
        if spare < 0:
            return None
        wish = sum(self.natural) - sum(self.least)
        return tuple(low + spare * (high - low) / wish for low, high in zip(self.least, self.natural, strict=True))

    def laid(self, held: Held, size: float, widths: tuple[float, ...]) -> Laid:
        """The table laid out in these column widths."""
        room = sum(widths) - 2 * PAD
        blocks = [self._block("row", cells, row, widths) for cells, row in zip(self.rows, self.table.rows, strict=True)]
        blocks += [
            self._block("foot", cells, row, widths) for cells, row in zip(self.foot, self.table.foot, strict=True)
        ]
        notes = [wrapped(printable(note), room / SMALL) for note in self.table.notes]
        blocks += [Block("note", (), lines, first=at == 0) for at, lines in enumerate(notes)]
        groups = [
            (start, count, wrapped(text, (sum(widths[start : start + count]) - 2 * PAD) / SMALL + 0.01, True))
            for start, count, text in self.groups
        ]
        head = [
            wrapped(title, (wide - 2 * PAD) / SMALL + 0.01, True)
            for title, wide in zip(self.titles, widths, strict=True)
        ]
        return Laid(self.table, self.columns, held, size, widths, tuple(groups), tuple(head), tuple(blocks))

    def _block(self, kind: Literal["row", "foot"], cells: list[str], row: Row, widths: tuple[float, ...]) -> Block:
        lines = tuple(
            (text,) if self.natural[at] <= widths[at] else wrapped(text, widths[at] - 2 * PAD + 0.01, column.strong)
            for at, (text, column) in enumerate(zip(cells, self.columns, strict=True))
        )
        if not row.lines:
            return Block(kind, lines, (), row)
        room = (sum(widths) - self.indent(widths) - PAD) / SMALL
        return Block(kind, lines, tuple(line for text in row.lines for line in wrapped(printable(text), room)), row)

    def indent(self, widths: Sequence[float]) -> float:
        """The left edge of the first column of text."""
        first = next((at for at, column in enumerate(self.columns) if column.kind in WORDS), 0)
        return sum(widths[:first]) + PAD


def laid_out(table: Table, paper: str, held: Held | None, room: dict[Held, tuple[float, float]]) -> list[Laid]:
    """The table in the best type size and orientation; several tables when its columns need several pages.

    ``room``: width and height in points of paper that a page has for tables, by orientation."""
    ways: tuple[Held, ...] = ("portrait", "landscape") if held is None else (held,)
    measured = Measured(table)
    best, best_cost = None, float("inf")
    for way in ways:
        for size in sizes(table.largest, table.smallest):
            if _cost_of_form(way, size) >= best_cost:
                break
            widths = measured.widths(room[way][0] / size)
            if widths is None:
                continue
            laid = measured.laid(way, size, widths)
            cost = _cost(laid, room[way][1])
            if cost < best_cost:
                best, best_cost = laid, cost
    if best is not None:
        return [best]
    way = ways[-1]
    parts = list(_split(table, measured, room[way][0] / SMALLEST_SPLIT))
    if len(parts) == 1:
        # Not even the repeated columns and one other fit: the type is made smaller.
        widths = tuple(measured.least)
        return [measured.laid(way, room[way][0] / sum(widths), widths)]
    return [laid for part in parts for laid in laid_out(part, paper, way, room)]


def sizes(largest: float, smallest: float) -> Iterator[float]:
    """Type sizes to try, the largest first."""
    size = largest
    while size >= smallest:
        yield size
        size -= 1 if size > 8 else 0.5


def _cost(laid: Laid, room: float) -> float:
    """The cost of a layout: broken lines, more pages, and its form."""
    rows = sum(block.height for block in laid.blocks) * laid.size
    filled = rows / (room - laid.head_height * laid.size)
    pages = max(1, -(-filled // 1))
    broken = sum(block.lines > 1 for block in laid.blocks)
    return (
        _cost_of_form(laid.held, laid.size)
        + (3 + 8 * broken / len(laid.blocks) if broken else 0)
        + (pages - 1) * (6 if laid.table.whole else 0.7)
        + (_EMPTY * (pages - filled) if pages > 1 and not laid.table.whole else 0)
    )


def _cost_of_form(held: Held, size: float) -> float:
    """The cost of small type and landscape paper; grows as ``size`` decreases."""
    return (
        (14 - size) * 0.25
        + max(0.0, 9 - size) * 1.5
        + max(0.0, SMALLEST_SPLIT - size) * 6
        + (1.5 if held == "landscape" else 0)
    )


def _split(table: Table, measured: Measured, room: float) -> Iterator[Table]:
    """The table split into groups of columns that fit side by side; the first ``repeat`` columns are in each, groups
    stay whole."""
    shown = table.shown(Medium.PAPER)
    fixed = sum(measured.least[: table.repeat])
    starts = {start: count for start, count, _ in measured.groups}
    # Equally many columns on each page, so that all have the same type size.
    spread = sum(measured.least[table.repeat :])
    if fixed < room:
        room = min(room, fixed + spread / -(-spread // (room - fixed)) + max(measured.least))
    bands: list[list[int]] = [[]]
    used, at = fixed, table.repeat
    while at < len(shown):
        count = starts.get(at, 1)
        wide = sum(measured.least[at : at + count])
        if bands[-1] and used + wide > room:
            bands.append([])
            used = fixed
        bands[-1] += range(at, at + count)
        used += wide
        at += count
    for number, band in enumerate(bands):
        keep = [shown[index] for index in (*range(table.repeat), *band)]
        yield replace(
            table,
            columns=tuple(table.columns[index] for index in keep),
            rows=tuple(_part(row, keep, number == 0) for row in table.rows),
            foot=tuple(_part(row, keep, number == 0) for row in table.foot),
            notes=table.notes if number == len(bands) - 1 else (),
        )


def _part(row: Row, keep: Sequence[int], first: bool) -> Row:
    return replace(row, values=tuple(row.values[index] for index in keep), lines=row.lines if first else ())


def _groups(columns: Sequence[Column]) -> Iterator[tuple[int, int, str]]:
    at = 0
    while at < len(columns):
        group, start = columns[at].group, at
        while at < len(columns) and columns[at].group == group:
            at += 1
        if group:
            yield start, at - start, printable(group)


def _widest_word(texts: Sequence[str], bold: bool) -> float:
    return max((width(word, bold) for text in texts for word in text.split()), default=0.0)


def stretched(laid: Laid, room: float) -> Laid:
    """A ruled table with its rows as high as ``room`` (in points of paper) allows, up to the height for handwriting."""
    rows = [block for block in laid.blocks if block.lines]
    spare = room / laid.size - laid.head_height - sum(block.height for block in laid.blocks)
    if not laid.table.ruled or not rows or spare <= 0:
        return laid
    pad = min(0.999 * spare / len(rows), HAND / laid.size - LEADING - ROW_PAD)
    return replace(laid, blocks=tuple(replace(block, pad=max(0.0, pad) if block.lines else 0) for block in laid.blocks))


def paged(blocks: Sequence[Block], room: float, first: float | None = None) -> list[tuple[int, int]]:
    """The pages as ranges of indexes of ``blocks``; ``room``: height of a page for them, ``first``: of the first page
    when it has less. No row is alone on the last page, and the end of the table (foot, notes) follows at least two
    rows."""
    cuts, used = [0], 0.0 if first is None else room - first
    for index, block in enumerate(blocks):
        if used + block.height > room and index > cuts[-1]:
            cuts.append(index)
            used = 0.0
        used += block.height
    if len(cuts) > 1:
        cuts[-1] = _earlier(blocks, cuts[-2], cuts[-1], room)
    return list(zip(cuts, [*cuts[1:], len(blocks)], strict=True))


def _earlier(blocks: Sequence[Block], previous: int, cut: int, room: float) -> int:
    """Moves the cut before the last page up until two rows follow it, if they fit there."""
    rows = sum(block.kind == "row" for block in blocks[cut:])
    height = sum(block.height for block in blocks[cut:])
    while rows < 2 and cut - previous > 2 and height + blocks[cut - 1].height <= room:
        cut -= 1
        rows += blocks[cut].kind == "row"
        height += blocks[cut].height
    return cut
