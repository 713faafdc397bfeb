"""A chart on the screen, painted from the same description as on paper (reports/chart.py)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from whistclub.desktop.design import theme
from whistclub.reports.chart import DASHES, Marks, marks
from whistclub.reports.table import Chart, cell_text

_HEIGHT = 180
MOST_DOTS: Final = 16
"""Points of a line that each have a dot; a longer line has one at its end."""
_LABEL_ROOM = 56
"""Pixels reserved for each label under the chart."""


class ChartView(QWidget):
    """Paints one chart and describes it to screen readers as text."""

    def __init__(self, chart: Chart | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.chart: Chart | None = None
        if chart is not None:
            self.show_chart(chart)

    def show_chart(self, chart: Chart) -> None:
        """Shows another chart."""
        self.chart = chart
        self.setAccessibleName(chart.title)
        told = (
            f"{label}: {cell_text(chart.kind, value)}"
            for line in chart.lines
            for label, value in zip(chart.labels, line.values, strict=True)
            if value is not None
        )
        self.setAccessibleDescription(", ".join(told))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(320, theme.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, theme.px(_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.chart is None or not self.chart.labels:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = painter.font()
        font.setPixelSize(theme.type_px(theme.SMALL))
        painter.setFont(font)
        found = marks(self.chart, max(2, self.width() // theme.px(_LABEL_ROOM)))
        area = self._area(painter, found)
        self._frame(painter, found, area)
        for index, stretches in enumerate(found.lines):
            pen = QPen(QColor(theme.colours().accent), 2)
            if dash := DASHES[index % len(DASHES)]:
                pen.setDashPattern(list(dash))
            for points in stretches:
                placed = [_at(point, area) for point in points]
                painter.setPen(pen)
                painter.drawPolyline(placed)
                painter.setBrush(QColor(theme.colours().accent))
                for point in placed if len(placed) <= MOST_DOTS else placed[-1:]:
                    painter.drawEllipse(point, 2.5, 2.5)
        painter.end()

    def _area(self, painter: QPainter, found: Marks) -> QRectF:
        """Returns the rectangle for the lines: to the right of the tick labels and above the labels of the axis."""
        metrics = painter.fontMetrics()
        left = max(metrics.horizontalAdvance(text) for _, text in found.ticks) + 10
        return QRectF(left, metrics.height() / 2 + 2, self.width() - left - 12, self.height() - 2.2 * metrics.height())

    def _frame(self, painter: QPainter, found: Marks, area: QRectF) -> None:
        colours, metrics = theme.colours(), painter.fontMetrics()
        for up, text in found.ticks:
            at = _at((0, up), area)
            painter.setPen(QColor(colours.line))
            painter.drawLine(at, QPointF(area.right(), at.y()))
            painter.setPen(QColor(colours.quiet))
            box = QRectF(0, at.y() - metrics.height() / 2, area.left() - 8, metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)
        for along, text in found.labels:
            wide = metrics.horizontalAdvance(text) + 4
            left = min(_at((along, 0), area).x() - wide / 2, self.width() - wide)
            box = QRectF(left, area.bottom() + metrics.height() * 0.3, wide, metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def _at(point: tuple[float, float], area: QRectF) -> QPointF:
    return QPointF(area.left() + point[0] * area.width(), area.bottom() - point[1] * area.height())
