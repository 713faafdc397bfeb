"""A choice of few: segments on one ground, of which one is chosen."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QSizePolicy, QStyleOptionButton, QWidget

from whistclub.desktop.design import theme
from whistclub.desktop.design.flow import FlowLayout
from whistclub.desktop.design.widgets import ChipButton

INSIDE = 3
"""Pixels between the ground's edge and the segments."""


class Segment(ChipButton):
    """One segment of a ``Segments``."""

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        low = max(theme.BUTTON - 2 * INSIDE, self.fontMetrics().height() + 3 * theme.UNIT)
        return QSize(hint.width() + theme.UNIT, min(low, hint.height()))

    def _draw(self, painter: QPainter, option: QStyleOptionButton) -> None:
        if self.isEnabled():
            self.ink = "text" if self.isChecked() else "quiet"
        super()._draw(painter, option)


class Segments(QFrame):
    """A row of ``Segment``, wrapped where it is longer than the page is wide. It is as wide as its segments."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("segments")
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.flow = FlowLayout(self, 0)
        self.flow.setContentsMargins(INSIDE, INSIDE, INSIDE, INSIDE)

    def sizeHint(self) -> QSize:
        hints = [widget.sizeHint() for widget in self.flow.widgets() if not widget.isHidden()]
        wide = sum(hint.width() for hint in hints) + 2 * INSIDE + 2
        return QSize(wide, self.heightForWidth(wide))
