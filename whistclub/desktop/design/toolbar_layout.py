"""A row of buttons and fields that wraps where the text is too large for one line."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QLabel, QLayoutItem, QLineEdit, QWidget

from whistclub.desktop.design import theme
from whistclub.desktop.design.flow import FlowLayout

LEAST_WORDS = 160
"""Minimum width of a wrapped text, in pixels at text size 100 %."""


class ToolbarLayout(FlowLayout):
    """Works like a horizontal layout while everything fits on one line, and wraps like words otherwise."""

    def __init__(self, parent: QWidget | None = None, gap: int = theme.GAP) -> None:
        super().__init__(parent, gap)
        self._grows: set[QWidget] = set()
        self._split = -1

    def addWidget(self, widget: QWidget, stretch: int = 0) -> None:
        """Appends a widget; with ``stretch`` it takes the width the others leave on its line."""
        super().addWidget(widget)
        if stretch:
            self._grows.add(widget)

    def addStretch(self, stretch: int = 1) -> None:
        """Aligns the widgets added after this to the right end of their line."""
        self._split = self.count()

    def _wanted(self, item: QLayoutItem) -> QSize:
        hint, widget = item.sizeHint(), item.widget()
        if isinstance(widget, QLabel) and widget.wordWrap():
            wide = min(widget.fontMetrics().horizontalAdvance(widget.text()) + 4, theme.px(LEAST_WORDS))
            return QSize(wide, min(hint.height(), theme.CONTROL))
        field = widget if isinstance(widget, QLineEdit) else None if widget is None else widget.findChild(QLineEdit)
        if theme.tight() and field is not None and field.placeholderText():
            words = field.fontMetrics().horizontalAdvance(field.placeholderText())
            hint = hint.expandedTo(QSize(words + 8 * theme.UNIT, 0))
        return hint.expandedTo(item.minimumSize())

    def _lay(self, rect: QRect, move: bool) -> int:
        edges = self.contentsMargins()
        rect = rect.marginsRemoved(edges)
        lines: list[list[tuple[int, QLayoutItem, QSize]]] = [[]]
        used = 0
        for at in range(self.count()):
            item = self.itemAt(at)
            widget = None if item is None else item.widget()
            if item is None or widget is None or widget.isHidden():
                continue
            wanted = self._wanted(item)
            if lines[-1] and used + wanted.width() > rect.width():
                lines.append([])
                used = 0
            lines[-1].append((at, item, wanted))
            used += wanted.width() + self.spacing()
        y = rect.y()
        for number, line in enumerate(filter(None, lines)):
            split = self._split if number == 0 else -1
            y += self._line(line, QRect(rect.x(), y, rect.width(), 0), split, move) + self.spacing()
        return max(0, y - self.spacing() - rect.y()) + edges.top() + edges.bottom()

    def _line(self, line: list[tuple[int, QLayoutItem, QSize]], room: QRect, split: int, move: bool) -> int:
        """Lays out one line and returns its height. ``split``: index of the first right-aligned item; ``move``: whether
        to set geometries."""
        left_over = room.width() - sum(wanted.width() for _, _, wanted in line) - self.spacing() * (len(line) - 1)
        growing = [item for _, item, _ in line if item.widget() in self._grows]
        share = max(0, left_over) // len(growing) if growing else 0
        right = next((at for at, _, _ in line if at >= split), -1) if split >= 0 and not growing else -1
        placed, x = [], room.x()
        for at, item, wanted in line:
            if at == right:
                x += max(0, left_over)
            wide = min(wanted.width() + (share if item in growing else 0), room.width())
            high = item.heightForWidth(wide) if item.hasHeightForWidth() else wanted.height()
            placed.append((item, QRect(x, room.y(), wide, max(high, wanted.height()))))
            x += wide + self.spacing()
        high = max(place.height() for _, place in placed)
        for item, place in placed if move else ():
            item.setGeometry(place.translated(0, (high - place.height()) // 2))
        return high
