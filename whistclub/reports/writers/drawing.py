"""Draws charts on paper: thin black lines distinguished by their dashes, for any printer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from whistclub.reports.chart import DASHES, Marks, marks
from whistclub.reports.table import Chart
from whistclub.reports.writers.fonts import BOLD, REGULAR, printable, width

if TYPE_CHECKING:
    from reportlab.pdfgen.canvas import Canvas

_TYPE = 7.0
_TITLE = 12.0
_GREY, _HAIR = 0.35, 0.8


def chart_height(chart: Chart, paper: str) -> float:
    """The height of a chart on that paper, its title included, in points of paper."""
    return chart.height * (0.75 if paper == "A5" else 1.0)


def draw_chart(canvas: Canvas, chart: Chart, left: float, bottom: float, wide: float, high: float) -> None:
    """Draws the chart into that rectangle of the page."""
    from reportlab.graphics import renderPDF
    from reportlab.graphics.shapes import Drawing

    drawing = Drawing(wide, high)
    for shape in _shapes(chart, wide, high):
        drawing.add(shape)
    renderPDF.draw(drawing, canvas, left, bottom)


def _shapes(chart: Chart, wide: float, high: float) -> list[Any]:
    from reportlab.graphics.shapes import String

    found = marks(chart, max(2, int(wide / 42)))
    margin = max((width(printable(text)) for _, text in found.ticks), default=0) * _TYPE + 6
    area = (margin, _TYPE * 2, wide - 8, high - _TITLE * 1.7)
    shapes = [
        String(0, high - _TITLE, printable(chart.title), fontName=BOLD, fontSize=_TITLE),
        *_frame(found, area),
    ]
    for index, stretches in enumerate(found.lines):
        for points in stretches:
            shapes += _line(points, area, DASHES[index % len(DASHES)])
    if len(chart.lines) > 1:
        shapes += _legend(chart, wide, high)
    return shapes


Area = tuple[float, float, float, float]
"""Left, bottom, right, top of the area of the lines."""


def _at(point: tuple[float, float], area: Area) -> tuple[float, float]:
    left, bottom, right, top = area
    return left + point[0] * (right - left), bottom + point[1] * (top - bottom)


def _frame(found: Marks, area: Area) -> list[Any]:
    from reportlab.graphics.shapes import Line, String
    from reportlab.lib.colors import Color

    grey, hair = Color(_GREY, _GREY, _GREY), Color(_HAIR, _HAIR, _HAIR)
    shapes: list[Any] = []
    for up, text in found.ticks:
        x, y = _at((0, up), area)
        shapes.append(Line(x, y, area[2], y, strokeColor=hair, strokeWidth=0.5))
        shapes.append(
            String(
                x - 4, y - _TYPE * 0.35, printable(text),
                fontName=REGULAR, fontSize=_TYPE, textAnchor="end", fillColor=grey,
            )
        )  # fmt: skip
    for along, text in found.labels:
        x, _ = _at((along, 0), area)
        # A label at the right edge is aligned to the right.
        anchor: Literal["end", "middle"] = "end" if along == 1 and len(found.labels) > 1 else "middle"
        shapes.append(
            String(
                x + (6 if anchor == "end" else 0), area[1] - _TYPE * 1.5, printable(text),
                fontName=REGULAR, fontSize=_TYPE, textAnchor=anchor, fillColor=grey,
            )
        )  # fmt: skip
    return shapes


def _line(points: tuple[tuple[float, float], ...], area: Area, dash: tuple[float, ...]) -> list[Any]:
    from reportlab.graphics.shapes import Circle, PolyLine
    from reportlab.lib.colors import black

    placed = [_at(point, area) for point in points]
    shapes: list[Any] = [Circle(x, y, 1.6, fillColor=black, strokeWidth=0) for x, y in placed]
    if len(placed) > 1:
        flat = [value for point in placed for value in point]
        shapes.append(PolyLine(flat, strokeColor=black, strokeWidth=1.2, strokeDashArray=list(dash)))
    return shapes


def _legend(chart: Chart, wide: float, high: float) -> list[Any]:
    from reportlab.graphics.shapes import Line, String
    from reportlab.lib.colors import black

    shapes: list[Any] = []
    x = wide
    for index, line in reversed(list(enumerate(chart.lines))):
        text = printable(line.name)
        x -= width(text) * _TYPE
        shapes.append(String(x, high - _TITLE, text, fontName=REGULAR, fontSize=_TYPE))
        dash = list(DASHES[index % len(DASHES)])
        y = high - _TITLE + _TYPE * 0.35
        shapes.append(Line(x - 26, y, x - 4, y, strokeColor=black, strokeWidth=1.2, strokeDashArray=dash))
        x -= 40
    return shapes
