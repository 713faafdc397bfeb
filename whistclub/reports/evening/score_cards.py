"""Score cards of a whist drive as PDF: one per player, several on a page, with lines to cut along."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from whistclub.reports.evening.drive import ScoreCard
from whistclub.reports.writers.cutting import cut_lines, one_line
from whistclub.reports.writers.fonts import BOLD, REGULAR, load, printable, width
from whistclub.reports.writers.layout import PAPERS
from whistclub.words import tr

if TYPE_CHECKING:
    from reportlab.pdfgen.canvas import Canvas

_GRIDS: Final = {"A4": (2, 2), "Letter": (2, 2), "A5": (1, 1)}
"""Columns and rows of cards on a page."""
_INSIDE: Final = 18.0
_HIGHEST: Final = 20.0
"""Greatest height of a line, in points of paper."""
_LARGEST: Final = 9.0
_COLUMNS: Final = (0.12, 0.12, 0.12, 0.36, 0.14, 0.14)
"""Shares of the card's width: round, trump, table, partner, tricks, total."""
_LINE: Final = 0.5


@dataclass(frozen=True, slots=True)
class _Box:
    """A card's area on the page, from its lower left corner, in points of paper."""

    left: float
    bottom: float
    wide: float
    high: float


def cards_pdf(cards: Sequence[ScoreCard], heading: str, paper: str = "A4") -> bytes:
    """The cards as a PDF; ``heading`` is printed on each (club, date)."""
    from reportlab.pdfgen.canvas import Canvas

    load()
    out = io.BytesIO()
    page = PAPERS[paper]
    canvas = Canvas(out, pagesize=page, invariant=1, pageCompression=1)
    canvas.setTitle(tr("Score cards"))
    across, down = _GRIDS[paper]
    wide, high = page[0] / across, page[1] / down
    for at in range(0, max(len(cards), 1), across * down):
        for place, card in enumerate(cards[at : at + across * down]):
            left, top = place % across * wide, page[1] - place // across * high
            _card(canvas, card, heading, _Box(left, top - high, wide, high))
        cut_lines(canvas, page, across, down)
        canvas.showPage()
    canvas.save()
    return out.getvalue()


def _card(canvas: Canvas, card: ScoreCard, heading: str, box: _Box) -> None:
    left, right = box.left + _INSIDE, box.left + box.wide - _INSIDE
    y = box.bottom + box.high - _INSIDE
    canvas.setFillGray(0.35)
    canvas.setFont(REGULAR, 7)
    canvas.drawString(left, y - 7, one_line(heading, (right - left) / 7))
    canvas.setFillGray(0)
    role = tr("role {role}", role=card.role) if card.role else ""
    canvas.setFont(REGULAR, 9)
    canvas.drawRightString(right, y - 22, role)
    canvas.setFont(BOLD, 12)
    canvas.drawString(left, y - 22, one_line(card.name, (right - left) / 12 - width(role) - 1, bold=True))
    _lines(canvas, card, _Box(left, box.bottom + _INSIDE, right - left, y - 30 - box.bottom - _INSIDE))


def _lines(canvas: Canvas, card: ScoreCard, box: _Box) -> None:
    """Draws the deals as a ruled table with the total beneath."""
    titles = (tr("Rd"), tr("Trump"), tr("Table"), tr("Partner"), tr("Tricks"), tr("Total"))
    row = min(_HIGHEST, box.high / (len(card.lines) + 2))
    size = min(_LARGEST, row * 0.62)
    edges = [box.left]
    for part in _COLUMNS:
        edges.append(edges[-1] + part * box.wide)
    top = box.bottom + box.high
    total = 0
    rows: list[tuple[bool, tuple[str, ...]]] = [(True, titles)]
    for line in card.lines:
        total += line.tricks or 0
        known = line.tricks is not None
        table = "" if line.table is None else str(line.table)
        played = (str(line.tricks), str(total)) if known else ("", "")
        rows.append((False, (line.label, line.trump, table, line.partner, *played)))
    whole = str(total) if any(line.tricks is not None for line in card.lines) else ""
    rows.append((True, ("", "", "", tr("Total"), "", whole)))
    for number, (strong, texts) in enumerate(rows):
        base = top - (number + 1) * row + (row - size * 0.72) / 2
        for at, text in enumerate(texts):
            _cell(canvas, text, edges[at], edges[at + 1], base, size, strong=strong, to_left=at == 3)
    _rules(canvas, edges, top, row, len(rows))


def _cell(
    canvas: Canvas, text: str, left: float, right: float, base: float, size: float, *, strong: bool, to_left: bool
) -> None:
    wanted = printable(text)
    fits = min(size, (right - left - 4) / max(width(wanted, strong), 0.1)) if not to_left else size
    canvas.setFont(BOLD if strong else REGULAR, fits)
    if to_left:
        canvas.drawString(left + 3, base, one_line(wanted, (right - left - 6) / size, bold=strong))
    else:
        canvas.drawCentredString((left + right) / 2, base, wanted)


def _rules(canvas: Canvas, edges: Sequence[float], top: float, row: float, count: int) -> None:
    canvas.setLineWidth(_LINE)
    canvas.setStrokeGray(0.5)
    for number in range(count + 1):
        canvas.line(edges[0], top - number * row, edges[-1], top - number * row)
    for edge in edges:
        canvas.line(edge, top, edge, top - count * row)
