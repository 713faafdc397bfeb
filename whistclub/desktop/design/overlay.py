"""A frame laid over a page, so that the widgets beneath do not move when it appears or disappears."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtWidgets import QFrame, QWidget

from whistclub.desktop.design import theme


class Overlay(QFrame):
    """A frame over the top of a page, within the page's margins; override ``placed`` for another position."""

    _page: QWidget | None = None

    def lie_over(self, page: QWidget) -> None:
        """Sets the page to lie over: ``page``, a widget with the same parent."""
        self._page = page
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and not self.isHidden():
            self.place()
        return super().eventFilter(watched, event)

    def place(self) -> None:
        """Moves to its position over the page and to the front."""
        if self._page is not None:
            self.ensurePolished()
            self.setGeometry(self.placed(self._page.geometry()))
            self.raise_()

    def placed(self, over: QRect) -> QRect:
        """Returns its rectangle over a page with the rectangle ``over``."""
        wide = over.width() - 8 * theme.UNIT
        return QRect(over.left() + 4 * theme.UNIT, over.top() + theme.UNIT, wide, self.height_for(wide))

    def height_for(self, wide: int) -> int:
        """Returns the height needed at the width ``wide``."""
        layout = self.layout()
        needed = 0 if layout is None else layout.totalHeightForWidth(wide) if layout.hasHeightForWidth() else -1
        return max(self.sizeHint().height() if needed < 0 else needed, theme.CONTROL)
