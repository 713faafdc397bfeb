"""A list with the details of its chosen row beside it, or below it where the page is narrow or the text large."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from whistclub.desktop.design import theme

DETAILS = 332
"""Width in pixels of the details beside a list, at text size 100 %."""
LIST_LEAST = 560
"""Least width in pixels of a list with details beside it, at text size 100 %."""

MOST = 16777215
"""Qt's greatest size, which is none."""


class Beside(QSplitter):
    """A list and its details. ``is_beside``: the details have their own column, so they can always be shown.
    ``short``: below the list they are only as high as they need."""

    def __init__(
        self, listing: QWidget, details: QWidget, *, short: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setObjectName("beside")
        self.setChildrenCollapsible(False)
        self.setHandleWidth(3 * theme.UNIT)
        self.details = details
        self.addWidget(listing)
        self.addWidget(details)
        self.setStretchFactor(0, 1)
        self.setStretchFactor(1, 0)
        self.is_beside, self._short = True, short

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.is_beside = self.width() >= theme.px(DETAILS + LIST_LEAST)
        if self.is_beside:
            self.setOrientation(Qt.Orientation.Horizontal)
            self.details.setMinimumHeight(0)
            self.details.setMaximumHeight(MOST)
            self.details.setFixedWidth(theme.px(DETAILS))
            self.setSizes([self.width() - self.handleWidth() - theme.px(DETAILS), theme.px(DETAILS)])
        else:
            self.setOrientation(Qt.Orientation.Vertical)
            self.details.setMinimumWidth(0)
            self.details.setMaximumWidth(MOST)
            self._fit_below()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self._short and not self.is_beside:
            self._fit_below()
        return done

    def _fit_below(self) -> None:
        below = 2 * self.height() // 5
        layout = self.details.layout()
        if self._short and layout is not None:
            below = layout.totalHeightForWidth(self.width())
            self.details.setFixedHeight(below)
        self.setSizes([self.height() - below - self.handleWidth(), below])
