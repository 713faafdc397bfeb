"""A chart on the screen, painted from the same description as on paper (reports/chart.py)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from whistclub.desktop.design import theme
from whistclub.reports.chart import DASHES, Marks, marks
from whistclub.reports.table import Chart, cell_text

_HEIGHT = 180
MOST_DOTS: Final = 16
"""Points of a line that each have a dot; a longer line has one at its end."""
_LABEL_ROOM = 56
"""Pixels reserved for each label under the chart."""


WIDEST: Final = 140
"""Maximum width in pixels of a name at the end of its line, at text size 100 %."""


class ChartView(QWidget):
    """Paints one chart and describes it to screen readers as text. Several lines have their colours and dash patterns,
    and their last values and names at their ends."""

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
        self.updateGeometry()
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
        painter.setFont(self._font())
        found = marks(self.chart, max(2, (self.width() - self._label_width()) // theme.px(_LABEL_ROOM)))
        area = self._area(painter, found)
        self._frame(painter, found, area)
        for index, stretches in enumerate(found.lines):
            pen = QPen(theme.line_colour(index), 2)
            if dash := DASHES[index % len(DASHES)]:
                pen.setDashPattern(list(dash))
            for points in stretches:
                placed = [_at(point, area) for point in points]
                painter.setPen(pen)
                painter.drawPolyline(placed)
                painter.setBrush(theme.line_colour(index))
                painter.setPen(QPen(theme.line_colour(index), 1))
                for point in placed if len(placed) <= MOST_DOTS else placed[-1:]:
                    painter.drawEllipse(point, 2.5, 2.5)
        self._names(painter, found, area)
        painter.end()

    def _font(self) -> QFont:
        return theme.font(theme.SMALL)

    def _texts(self) -> list[str]:
        """Returns what stands at the ends of the lines; nothing for a single line."""
        if self.chart is None or len(self.chart.lines) < 2:
            return []
        return [f"{cell_text(self.chart.kind, line.values[-1])} {line.name}" for line in self.chart.lines]

    def _label_width(self) -> int:
        widest = max(map(QFontMetrics(self._font()).horizontalAdvance, self._texts()), default=0)
        return min(widest, theme.px(WIDEST)) + 2 if widest else 0

    def _names(self, painter: QPainter, found: Marks, area: QRectF) -> None:
        metrics, texts, room = painter.fontMetrics(), self._texts(), self._label_width()
        ends = [_at(stretches[-1][-1], area).y() if stretches else area.bottom() for stretches in found.lines]
        for index, (middle, text) in enumerate(zip(self._apart(ends, metrics.height()), texts, strict=False)):
            box = QRectF(area.right() + 8, middle - metrics.height() / 2, room, metrics.height())
            painter.setPen(theme.line_colour(index))
            painter.drawText(
                box, Qt.AlignmentFlag.AlignVCenter, metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
            )

    def _apart(self, wanted: list[float], height: int) -> list[float]:
        """Returns the vertical positions of the names: near the ends of their lines, without overlap."""
        placed, last = dict[int, float](), -1e9
        for index in sorted(range(len(wanted)), key=wanted.__getitem__):
            last = placed[index] = max(wanted[index], last + height, height / 2)
        over = max(0.0, last - (self.height() - height / 2))
        return [placed[index] - over for index in range(len(wanted))]

    def _area(self, painter: QPainter, found: Marks) -> QRectF:
        """Returns the rectangle for the lines: to the right of the tick labels and above the labels of the axis."""
        metrics = painter.fontMetrics()
        left = max(metrics.horizontalAdvance(text) for _, text in found.ticks) + 10
        return QRectF(
            left,
            metrics.height() / 2 + 2,
            self.width() - left - 12 - self._label_width(),
            self.height() - 2.2 * metrics.height(),
        )

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
            left = min(_at((along, 0), area).x() - wide / 2, area.right() + 12 - wide)
            box = QRectF(left, area.bottom() + metrics.height() * 0.3, wide, metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def _at(point: tuple[float, float], area: QRectF) -> QPointF:
    return QPointF(area.left() + point[0] * area.width(), area.bottom() - point[1] * area.height())
