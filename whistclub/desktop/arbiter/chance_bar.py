"""The open chance as a bar with a mark at the threshold and the numbers beneath."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from whistclub.desktop.design import theme
from whistclub.words import tr

BAR, MARK = 10, 20
"""Heights in pixels of the bar and of the mark across it."""


class ChanceBar(QWidget):
    """A bar for a chance and a threshold from 0 to 1."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chance = self.threshold = 0.0
        self.accepted = True
        self.left = self.right = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_chance(self, chance: float, threshold: float, *, accepted: bool, told: str) -> None:
        """Shows a chance. ``told``: the chance in words."""
        self.chance, self.threshold, self.accepted, self.right = chance, threshold, accepted, told
        self.left = tr("threshold {number} %", number=round(100 * threshold))
        self.setAccessibleName(f"{told}; {self.left}")
        self.updateGeometry()
        self.update()

    def _wide(self, text: str) -> int:
        return theme.width(text, theme.SMALL) + 2

    def _left_at(self) -> int:
        """Returns the left edge of the threshold's text: under its mark, as far as the width allows."""
        wide = self._wide(self.left)
        return max(0, min(round(self.threshold * self.width() - wide / 2), self.width() - wide))

    def _lines(self) -> int:
        return 1 if self._left_at() + self._wide(self.left) + theme.GAP <= self.width() - self._wide(self.right) else 2

    def sizeHint(self) -> QSize:
        line = theme.font_height(theme.SMALL)
        return QSize(theme.px(200), MARK + theme.UNIT + 2 * line)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        bar = QRectF(0.5, (MARK - BAR) / 2, self.width() - 1, BAR)
        painter.setBrush(theme.colour("hover"))
        painter.setPen(theme.colour("line"))
        painter.drawRoundedRect(bar, BAR / 2, BAR / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("accent" if self.accepted else "wrong"))
        if self.chance > 0:
            bar.setWidth(max(BAR, bar.width() * self.chance))
            painter.drawRoundedRect(bar, BAR / 2, BAR / 2)
        painter.fillRect(QRectF(max(0.0, min(self.threshold * self.width(), self.width() - 2.0)), 0, 2, MARK),
                         theme.colour("text"))  # fmt: skip
        painter.setFont(theme.font(theme.SMALL))
        painter.setPen(theme.colour("quiet"))
        high = theme.font_height(theme.SMALL)
        top = QRectF(self._left_at(), MARK + 2, self._wide(self.left) + 4, high)
        painter.drawText(top, Qt.AlignmentFlag.AlignLeft, self.left)
        below = QRectF(0, MARK + 2 + (self._lines() - 1) * high, self.width(), high)
        painter.drawText(below, Qt.AlignmentFlag.AlignRight, self.right)
