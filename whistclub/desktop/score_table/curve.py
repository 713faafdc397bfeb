"""A small chart of the running totals: one line per seat, distinguished by dash pattern and name."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from whistclub.desktop.design import theme
from whistclub.rules.sheet import Score
from whistclub.words import tr
from whistclub.words.numbers import points

DASHES: Final = ((), (6, 3), (2, 3), (8, 3, 2, 3), (1, 2), (10, 2), (4, 4))
"""Dash patterns that distinguish the lines of the seats without colour."""
LINES: Final = 164
"""Width in pixels of the area for the lines."""
WIDEST: Final = 140
"""Maximum width in pixels of a total with its name, at text size 100 %."""


class Curve(QWidget):
    """Chart of the running totals of a sheet, deal by deal."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Running totals"))
        self._runs: list[tuple[str, list[int]]] = []

    def sizeHint(self) -> QSize:
        return QSize(LINES + self._label_width(), 160)

    def _font(self) -> QFont:
        return theme.font_of(theme.type_px(theme.SMALL) - 1)

    def _texts(self) -> list[str]:
        return [f"{points(run[-1])} {name}" for name, run in self._runs]

    def _label_width(self) -> int:
        widest = max(map(QFontMetrics(self._font()).horizontalAdvance, self._texts()), default=0)
        return min(widest, theme.px(WIDEST)) + 2

    def show_score(self, score: Score, names: list[str]) -> None:
        """Shows another sheet; ``names`` by seat."""
        self._runs = [(name, [0, *(line.running[seat] for line in score.lines)]) for seat, name in enumerate(names)]
        self.setAccessibleDescription(", ".join(f"{name} {points(run[-1])}" for name, run in self._runs))
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._runs:
            return
        painter, colours = QPainter(self), theme.colours()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font())
        every = [value for _, run in self._runs for value in run]
        low, high = min(every), max(every)
        span, deals = max(1, high - low), max(1, len(self._runs[0][1]) - 1)
        room = self._label_width()
        area = self.rect().adjusted(6, 10, -6 - room, -10)

        def at(deal: int, value: int) -> QPointF:
            return QPointF(
                area.left() + area.width() * deal / deals, area.bottom() - area.height() * (value - low) / span
            )

        painter.setPen(QColor(colours.line))
        painter.drawLine(at(0, 0), at(deals, 0))
        labels = self._label_lines([at(deals, run[-1]).y() for _, run in self._runs], painter.fontMetrics().height())
        for seat, ((_, run), told) in enumerate(zip(self._runs, self._texts(), strict=True)):
            pen = QPen(QColor(colours.accent if run[-1] == high else colours.text), 2)
            if DASHES[seat % len(DASHES)]:
                pen.setDashPattern(list(DASHES[seat % len(DASHES)]))
            painter.setPen(pen)
            painter.drawPolyline([at(deal, value) for deal, value in enumerate(run)])
            painter.setPen(QColor(colours.text))
            text = painter.fontMetrics().elidedText(told, Qt.TextElideMode.ElideRight, room)
            height = painter.fontMetrics().height()
            rect = QRect(area.right() + 6, round(labels[seat]) - height // 2, room, height)
            painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter, text)

    def _label_lines(self, wanted: list[float], height: int) -> list[float]:
        """Returns the vertical positions of the names: near the end of their lines, without overlap."""
        order = sorted(range(len(wanted)), key=lambda seat: wanted[seat])
        placed = dict.fromkeys(order, 0.0)
        last = -1e9
        for seat in order:
            last = max(wanted[seat], last + height)
            placed[seat] = last
        over = max(0.0, last - (self.height() - height / 2))
        return [placed[seat] - over for seat in range(len(wanted))]
