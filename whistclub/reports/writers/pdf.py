"""Reports as PDF: header and page number on each page, nothing in the margins; the same report gives the same bytes."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from whistclub.reports.logo import draw_logo, logo_size
from whistclub.reports.table import RIGHT, WORDS, Chart, Report, Table
from whistclub.reports.writers.drawing import chart_height, draw_chart
from whistclub.reports.writers.folding import folded
from whistclub.reports.writers.fonts import BOLD, REGULAR, load, printable, width
from whistclub.reports.writers.layout import (
    LEADING,
    PAD,
    PICTURE,
    ROW_PAD,
    SHEETS,
    SMALL,
    Block,
    Held,
    Laid,
    laid_out,
    paged,
    stretched,
    wrapped,
)
from whistclub.words import tr

if TYPE_CHECKING:
    from reportlab.pdfgen.canvas import Canvas

_ACCENT = (0.05, 0.30, 0.21)
_GREY, _BAND, _HAIR = 0.35, 0.95, 0.75
_FOOTER = 20.0
_MARGIN, _MARGINS = 36.0, {"A5": 24.0, PICTURE: 16.0}
_GAP = 22.0
"""Space between two tables of one page, in points of paper."""
_WORTH = 0.3
"""A table too long for the rest of a page starts on it anyway when the rest is at least this share of a page."""


def pdf_bytes(report: Report, paper: str = "A4", held: Held | None = None) -> bytes:
    """The report as a PDF. ``paper``: A4, A5, Letter, ``picture``; ``held``: the orientation, None: chosen for each
    table."""
    from reportlab.pdfgen.canvas import Canvas

    load()
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=SHEETS[paper], invariant=1, pageCompression=1)
    canvas.setTitle(" – ".join(part for part in (report.title, report.subtitle) if part))
    canvas.setAuthor(report.club)
    pages = list(_pages(report, paper, held))
    for number, page in enumerate(pages, start=1):
        _Drawing(canvas, page).draw(number, len(pages))
        canvas.showPage()
    canvas.save()
    return out.getvalue()


@dataclass(frozen=True, slots=True)
class _Frame:
    """A page without its tables; lengths in points of paper. ``header``: (size, bold, line) from the top; ``logo`` at
    its right."""

    held: Held
    wide: float
    high: float
    margin: float
    header: tuple[tuple[float, bool, str], ...]
    logo: bytes = b""
    logo_size: tuple[float, float] = (0.0, 0.0)

    @property
    def rule(self) -> float:
        """The height of the line under the header."""
        head = max(sum(size * LEADING for size, _, _ in self.header) + 5, self.logo_size[1] + 6)
        return self.high - self.margin - head

    @property
    def top(self) -> float:
        """The height at which tables begin."""
        return self.rule - 11

    @property
    def room(self) -> tuple[float, float]:
        return self.wide - 2 * self.margin, self.top - self.margin - _FOOTER


@dataclass(slots=True)
class _Piece:
    """Part of a table on one page. ``top``: in points from the page's bottom."""

    laid: Laid
    blocks: Sequence[Block]
    continued: bool
    first: int
    top: float


@dataclass(slots=True)
class _Figure:
    """A chart on a page. ``top``: in points from the page's bottom; ``high``: in points."""

    chart: Chart
    top: float
    high: float


@dataclass(slots=True)
class _Page:
    frame: _Frame
    pieces: list[_Piece | _Figure] = field(default_factory=list)


def foot_of(wide: float, high: float) -> float:
    """Height of the strip at the bottom of a page of that size that holds only its number, in points of paper."""
    paper = next((name for name, size in SHEETS.items() if abs(max(size) - max(wide, high)) < 1), "A4")
    return _MARGINS.get(paper, _MARGIN) + _FOOTER - 6


def _frame(report: Report, paper: str, held: Held) -> _Frame:
    wide, high = SHEETS[paper] if held == "portrait" else SHEETS[paper][::-1]
    margin = _MARGINS.get(paper, _MARGIN)
    logo = logo_size(report.logo, paper, wide)
    room = wide - 2 * margin - (logo[0] + 14 if logo[0] else 0)
    title = 12 if paper == "A5" else 16
    lines = ((9.0, False, report.club), (float(title), True, report.title), (10.0, False, report.subtitle))
    header = [
        (size, bold, line)
        for size, bold, text in lines
        if text
        for line in wrapped(printable(text), room / size, bold, most=4)
    ]
    return _Frame(held, wide, high, margin, tuple(header), report.logo, logo)


def _pages(report: Report, paper: str, held: Held | None) -> Iterator[_Page]:
    ways: tuple[Held, Held] = ("portrait", "landscape")
    frames = {way: _frame(report, paper, way) for way in ways}
    page: _Page | None = None
    for table in report.tables:
        for picture in table.pictures:
            figure = _Figure(picture, 0, chart_height(picture, paper))
            if page is None or figure.high > _left(page):
                if page is not None:
                    yield page
                page = _Page(frames[held or "portrait"])
                figure.top = page.frame.top
            else:
                figure.top = _bottom(page) - _GAP
            page.pieces.append(figure)
        room = {way: (frame.room[0], frame.room[1] - _title_height(table, frame)) for way, frame in frames.items()}
        table, wanted = folded(table, held, room)
        for laid in laid_out(table, paper, wanted, room):
            frame = frames[laid.held]
            above = _title_height(table, frame)
            laid = stretched(laid, frame.room[1] - above)
            high = above + laid.size * (laid.head_height + sum(block.height for block in laid.blocks))
            left = _left(page) if page is not None and page.frame is frame else 0.0
            begins = high <= left or (not table.whole and left >= _WORTH * frame.room[1])
            whole = (frame.room[1] - above) / laid.size - laid.head_height
            first = (left - above) / laid.size - laid.head_height if begins else whole
            for start, end in paged(laid.blocks, whole, first):
                if page is not None and begins and start == 0:
                    page.pieces.append(_Piece(laid, laid.blocks[start:end], False, 0, _bottom(page) - _GAP))
                    continue
                if page is not None:
                    yield page
                page = _Page(frame, [_Piece(laid, laid.blocks[start:end], start > 0, start, frame.top)])
    if page is not None:
        yield page


def _left(page: _Page) -> float:
    """The space left at the bottom of a page, in points of paper."""
    return _bottom(page) - page.frame.margin - _FOOTER - _GAP


def _bottom(page: _Page) -> float:
    piece = page.pieces[-1]
    if isinstance(piece, _Figure):
        return piece.top - piece.high
    table = piece.laid.table
    return (
        piece.top
        - _title_height(table, page.frame)
        - piece.laid.size * (piece.laid.head_height + sum(block.height for block in piece.blocks))
    )


def _title_lines(table: Table, frame: _Frame) -> list[tuple[float, bool, str]]:
    room = frame.room[0]
    texts = [(12.0, True, table.title)] if table.headed else []
    texts += [(9.0, False, line) for line in table.heading]
    return [
        (size, bold, line)
        for size, bold, text in texts
        for line in wrapped(printable(text), (room - 12 * 8 if bold else room) / size, bold)
    ]


def _title_height(table: Table, frame: _Frame) -> float:
    lines = _title_lines(table, frame)
    return sum(size * LEADING for size, _, _ in lines) + (6 if lines else 0)


class _Drawing:
    """Draws one page."""

    def __init__(self, canvas: Canvas, page: _Page) -> None:
        self.canvas, self.page, self.frame = canvas, page, page.frame

    def draw(self, number: int, count: int) -> None:
        canvas, frame = self.canvas, self.frame
        canvas.setPageSize((frame.wide, frame.high))
        top, right = frame.high - frame.margin, frame.wide - frame.margin
        self._lines(frame.header, frame.margin, top)
        draw_logo(canvas, frame.logo, right, top, frame.logo_size)
        canvas.setStrokeColorRGB(*_ACCENT)
        canvas.setLineWidth(1.4)
        canvas.line(frame.margin, frame.rule, right, frame.rule)
        canvas.setFont(REGULAR, 8)
        canvas.setFillGray(_GREY)
        text = tr("Page {number} of {count}", number=number, count=count)
        canvas.drawRightString(right, frame.margin + 2, text)
        canvas.setFillGray(0)
        room = frame.wide - 2 * frame.margin
        for piece in self.page.pieces:
            if isinstance(piece, _Figure):
                draw_chart(canvas, piece.chart, frame.margin, piece.top - piece.high, room, piece.high)
            else:
                self._piece(piece)

    def _lines(self, lines: Sequence[tuple[float, bool, str]], x: float, y: float) -> float:
        for size, bold, line in lines:
            self.canvas.setFont(BOLD if bold else REGULAR, size)
            self.canvas.drawString(x, y - size, line)
            y -= size * LEADING
        return y

    def _piece(self, piece: _Piece) -> None:
        laid, x, y = piece.laid, self.frame.margin, piece.top
        lines = _title_lines(laid.table, self.frame)
        after = self._lines(lines, x, y)
        if piece.continued and lines:
            self.canvas.setFont(REGULAR, 9)
            self.canvas.drawRightString(self.frame.wide - x, y - 12, tr("continued"))
        y = after - (6 if lines else 0)
        y = self._head(laid, x, y)
        striped, before = piece.first, "row"
        for block in piece.blocks:
            first_foot = block.kind == "foot" and before == "row"
            banded = block.kind == "row" and striped % 2 == 1 and not laid.table.ruled
            y = self._block(laid, block, x, y, banded, first_foot)
            striped, before = striped + 1, block.kind
        head = after - (6 if lines else 0) - laid.head_height * laid.size
        if laid.table.ruled:
            self._cell_rules(laid, piece, x, head)
        else:
            self._group_rules(laid, piece, x, head)

    def _head(self, laid: Laid, x: float, y: float) -> float:
        size = laid.size * SMALL
        self.canvas.setFont(BOLD, size)
        edges = _edges(laid, x)
        for start, count, lines in laid.groups:
            left, right = edges[start], edges[start + count]
            for number, line in enumerate(lines):
                self.canvas.drawCentredString((left + right) / 2, y - size * (LEADING * number + 1), line)
            self._rule(left + PAD * laid.size, right - PAD * laid.size, y - laid.size * laid.group_height + 1.5, 0.5)
        bottom = y - laid.head_height * laid.size
        for at, lines in enumerate(laid.head):
            for number, line in enumerate(reversed(lines)):
                self._text(laid, at, edges, line, bottom + size * (0.45 + LEADING * number), size, True)
        self._rule(x, edges[-1], bottom, 0.9)
        return bottom

    def _block(self, laid: Laid, block: Block, x: float, y: float, banded: bool, first_foot: bool) -> float:
        size, edges = laid.size, _edges(laid, x)
        bottom = y - block.height * size
        if banded:
            self.canvas.setFillGray(_BAND)
            self.canvas.rect(x, bottom, edges[-1] - x, y - bottom, stroke=0, fill=1)
            self.canvas.setFillGray(0)
        if block.kind == "foot":
            self._rule(x, edges[-1], y, 0.9 if first_foot else 0.3)
        baseline = y - size * ((ROW_PAD + block.pad) / 2 + 0.98)
        for at, lines in enumerate(block.cells):
            for number, line in enumerate(lines):
                if line:
                    self._cell(laid, block, at, edges, line, baseline - number * LEADING * size)
        self._under(laid, block, x, edges, bottom)
        return bottom

    def _cell(self, laid: Laid, block: Block, at: int, edges: Sequence[float], line: str, y: float) -> None:
        column = laid.columns[at]
        quiet = block.row is not None and block.row.quiet
        bold = (column.strong and not quiet) or block.kind == "foot"
        if quiet:
            self.canvas.setFillGray(_GREY)
        start = self._text(laid, at, edges, line, y, laid.size, bold)
        if block.row is not None and column.key in block.row.struck:
            self._rule(start, start + width(line, bold) * laid.size, y + 0.3 * laid.size, 0.7)
        if quiet:
            self.canvas.setFillGray(0)

    def _under(self, laid: Laid, block: Block, x: float, edges: Sequence[float], bottom: float) -> None:
        first = next((at for at, column in enumerate(laid.columns) if column.kind in WORDS), 0)
        left = edges[first] if block.kind == "row" else x
        size = laid.size * SMALL
        for number, line in enumerate(reversed(block.under)):
            self.canvas.setFont(REGULAR, size)
            self.canvas.drawString(
                left + (PAD * laid.size if block.kind == "row" else 0), bottom + size * (0.3 + LEADING * number), line
            )

    def _text(self, laid: Laid, at: int, edges: Sequence[float], line: str, y: float, size: float, bold: bool) -> float:
        """Draws the line in its column and returns where it begins."""
        self.canvas.setFont(BOLD if bold else REGULAR, size)
        start = edges[at] + PAD * laid.size
        if laid.columns[at].kind in RIGHT:
            start = edges[at + 1] - PAD * laid.size - width(line, bold) * size
        self.canvas.drawString(start, y, line)
        return start

    def _rule(self, left: float, right: float, y: float, thick: float) -> None:
        self.canvas.setStrokeGray(0)
        self.canvas.setLineWidth(thick)
        self.canvas.line(left, y, right, y)

    def _cell_rules(self, laid: Laid, piece: _Piece, x: float, y: float) -> None:
        """Draws a frame around every cell, and a stronger one around each group."""
        edges = _edges(laid, x)
        top, bottom = y + (laid.head_height - laid.group_height) * laid.size, y
        for block in piece.blocks:
            if block.lines:
                bottom -= block.height * laid.size
                self._rule(x, edges[-1], bottom, 0.4)
        self._rule(x, edges[-1], top, 0.4)
        strong = {0, len(edges) - 1, *(edge for start, count, _ in laid.groups for edge in (start, start + count))}
        for at, edge in enumerate(edges):
            self.canvas.setLineWidth(1.0 if at in strong else 0.4)
            high = top + laid.group_height * laid.size if at in strong and at else top
            self.canvas.line(edge, high, edge, bottom)

    def _group_rules(self, laid: Laid, piece: _Piece, x: float, y: float) -> None:
        """Draws thin lines before and after each group, over the cells but not over lines across the table."""
        stretches: list[tuple[float, float]] = []
        top = y
        for block in piece.blocks:
            bottom = y - block.height * laid.size
            if block.under or not block.cells:
                lowest = bottom + len(block.under) * LEADING * SMALL * laid.size
                stretches.append((top, lowest if block.cells else y))
                top = bottom
            y = bottom
        stretches.append((top, y))
        edges = _edges(laid, x)
        self.canvas.setStrokeGray(_HAIR)
        self.canvas.setLineWidth(0.5)
        for at in sorted({edge for start, count, _ in laid.groups for edge in (start, start + count)}):
            for high, low in stretches:
                if at < len(laid.columns) and high > low:
                    self.canvas.line(edges[at], high, edges[at], low)


def _edges(laid: Laid, x: float) -> list[float]:
    """The left edges of the columns and the right edge of the last, in points of paper."""
    edges = [x]
    for wide in laid.widths:
        edges.append(edges[-1] + wide * laid.size)
    return edges
