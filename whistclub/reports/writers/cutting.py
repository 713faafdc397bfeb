"""Several small papers on a page: the lines to cut along, and text that fits its paper."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from whistclub.reports.writers.fonts import printable, width

if TYPE_CHECKING:
    from reportlab.pdfgen.canvas import Canvas

_LINE: Final = 0.5


def cut_lines(canvas: Canvas, page: tuple[float, float], across: int, down: int) -> None:
    """Draws dashed lines between the papers of a page of that size, ``across`` side by side and ``down`` one above the
    other."""
    canvas.setLineWidth(_LINE)
    canvas.setStrokeGray(0.6)
    canvas.setDash(3, 3)
    for at in range(1, across):
        canvas.line(page[0] * at / across, 0, page[0] * at / across, page[1])
    for at in range(1, down):
        canvas.line(0, page[1] * at / down, page[0], page[1] * at / down)
    canvas.setDash()


def one_line(text: str, room: float, *, bold: bool = False) -> str:
    """The text, shortened when it is wider than ``room`` (in type sizes)."""
    whole = printable(text)
    if width(whole, bold) <= room:
        return whole
    while whole and width(f"{whole}…", bold) > room:
        whole = whole[:-1]
    return f"{whole}…"
