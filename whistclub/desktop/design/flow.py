"""A layout that wraps widgets onto the next line."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QLayout,
    QLayoutItem,
    QWidget,
)

from whistclub.desktop.design import theme


class FlowLayout(QLayout):
    """Lays widgets out like words: left to right, wrapping when the line is full."""

    def __init__(self, parent: QWidget | None = None, gap: int = theme.GAP) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}
        self._smallest: QSize | None = None
        self._sized: list[tuple[QLayoutItem, QSize, int, int]] | None = None
        """Cached items that are not hidden, with the size each wants."""
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(gap)

    def invalidate(self) -> None:
        """Clears the cached sizes. Qt calls this whenever a widget of the layout changes its size hint, is added or
        removed."""
        self._heights, self._smallest, self._sized = {}, None, None
        super().invalidate()

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        self.invalidate()

    def insert(self, at: int, widget: QWidget) -> None:
        """Inserts a widget before index ``at``, in the tab order as well."""
        self.addWidget(widget)
        self._items.insert(at, self._items.pop())
        self._sized = None
        before = self._items[at - 1].widget() if at else None
        if before is not None:
            QWidget.setTabOrder(before, widget)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        self._heights, self._smallest, self._sized = {}, None, None
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def widgets(self) -> list[QWidget]:
        """Returns the widgets in layout order."""
        return [widget for item in self._items if (widget := item.widget()) is not None]

    def clear(self) -> None:
        """Removes and deletes all widgets."""
        while (item := self.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        # Qt asks for the height many times while it lays out the surrounding widgets.
        if width not in self._heights:
            self._heights[width] = self._lay(QRect(0, 0, width, 0), False)
        return self._heights[width]

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._lay(rect, True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        if self._smallest is None:
            self._smallest = QSize()
            for item in self._items:
                self._smallest = self._smallest.expandedTo(item.minimumSize())
            self._smallest = self._smallest.grownBy(self.contentsMargins())
        return self._smallest

    def _lay(self, rect: QRect, move: bool) -> int:
        if self._sized is None:
            there = (item for item in self._items if (widget := item.widget()) is None or not widget.isHidden())
            hints = ((item, item.sizeHint()) for item in there)
            self._sized = [(item, hint, hint.width(), hint.height()) for item, hint in hints]
        inside = rect.marginsRemoved(self.contentsMargins())
        left, top, end, gap = inside.x(), inside.y(), inside.right() + 1, self.spacing()
        x, y, line = left, top, 0
        for item, hint, wide, high in self._sized:
            if x + wide > end and line:
                x, y, line = left, y + line + gap, 0
            if move:
                item.setGeometry(QRect(QPoint(x, y), hint))
            x += wide + gap
            line = max(line, high)
        return y + line - rect.y() + self.contentsMargins().bottom()


class ColumnsLayout(FlowLayout):
    """Lays out cards in columns of equal width that fill the line, in rows of equal height. ``least``: smallest width
    of a column in pixels."""

    def __init__(self, least: int, parent: QWidget | None = None, gap: int = theme.INSIDE) -> None:
        super().__init__(parent, gap)
        self.least = least

    def minimumSize(self) -> QSize:
        return QSize(self.least, 0)

    def _lay(self, rect: QRect, move: bool) -> int:
        gap = self.spacing()
        columns = max(1, (rect.width() + gap) // (self.least + gap))
        wide = (rect.width() - gap * (columns - 1)) // columns
        shown = [item for item in self._items if (widget := item.widget()) is not None and not widget.isHidden()]
        y = rect.y()
        for first in range(0, len(shown), columns):
            line = shown[first : first + columns]
            high = max(
                item.heightForWidth(wide) if item.hasHeightForWidth() else item.sizeHint().height() for item in line
            )
            for at, item in enumerate(line if move else ()):
                item.setGeometry(QRect(rect.x() + at * (wide + gap), y, wide, high))
            y += high + gap
        return max(0, y - gap - rect.y())
