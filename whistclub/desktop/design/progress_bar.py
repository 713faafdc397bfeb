"""A thin bar that shows how far something has come."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from whistclub.desktop.design import theme

HEIGHT = 4


class ProgressBar(QWidget):
    """``share``: from 0 to 1; ``ink``: a name in the theme's colours."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.share, self.ink = 0.0, "accent"
        self.setFixedHeight(HEIGHT)

    def show_share(self, share: float, ink: str = "accent") -> None:
        """Shows a share in that colour."""
        if (share, ink) != (self.share, self.ink):
            self.share, self.ink = share, ink
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for ink, wide in (("sunk", float(self.width())), (self.ink, self.width() * min(1.0, self.share))):
            if wide:
                painter.setBrush(theme.colour(ink))
                painter.drawRoundedRect(QRectF(0, 0, wide, HEIGHT), HEIGHT / 2, HEIGHT / 2)
