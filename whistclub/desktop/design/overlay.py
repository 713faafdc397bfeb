"""What lies over a page for a while, so that nothing beneath moves when it comes and goes."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtWidgets import QFrame, QWidget

from whistclub.desktop.design import theme


class Overlay(QFrame):
    """A frame over the head of a page, as wide as its margins leave; ``placed`` says otherwise where one has to."""

    _page: QWidget | None = None

    def lie_over(self, page: QWidget) -> None:
        """Lies over ``page``, a widget in the same parent, from now on."""
        self._page = page
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and not self.isHidden():
            self.place()
        return super().eventFilter(watched, event)

    def place(self) -> None:
        """Takes its place over the page, above everything else there."""
        if self._page is not None:
            self.ensurePolished()
            self.setGeometry(self.placed(self._page.geometry()))
            self.raise_()

    def placed(self, over: QRect) -> QRect:
        """Where it lies over a page that has the place ``over``."""
        wide = over.width() - 8 * theme.UNIT
        return QRect(over.left() + 4 * theme.UNIT, over.top() + theme.UNIT, wide, self.height_for(wide))

    def height_for(self, wide: int) -> int:
        """The height it needs at that width."""
        layout = self.layout()
        needed = 0 if layout is None else layout.totalHeightForWidth(wide) if layout.hasHeightForWidth() else -1
        return max(self.sizeHint().height() if needed < 0 else needed, theme.CONTROL)
