"""The plan of a game with a set number of cards for each deal: the deals played and the next one (rules.md §3)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from whistclub.desktop.design import theme
from whistclub.rules.sheet import Score, game_of
from whistclub.words import tr

ACROSS: Final = (3, 4, 5, 6)
"""Possible numbers of cells per row; the smallest whose rows fit the height is used."""
WIDE, HIGH = 30, 24


class Plan(QWidget):
    """Cells from left to right: deals played are muted with a tick, the next one is framed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cells: tuple[tuple[int, int | None], ...] = ()
        self._now: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Plan of the game"))

    def sizeHint(self) -> QSize:
        return QSize(self._across() * theme.px(WIDE), theme.px(HIGH))

    def _across(self) -> int:
        rows = max(1, self.height() // theme.px(HIGH))
        return next((across for across in ACROSS if across * rows >= len(self._cells)), ACROSS[-1])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()

    def show_score(self, score: Score, deal: int | None = None) -> None:
        """Shows the plan of ``score``. ``deal``: number of the deal being changed, which is then marked instead of the
        next one."""
        self._cells = game_of(score.sheet.game).plan(score)
        numbers = [number for _, number in self._cells]
        self._now = numbers.index(deal) if deal in numbers else None
        played = sum(number is not None for number in numbers)
        self.setAccessibleDescription(tr("{played} of {planned} deals played", played=played, planned=len(self._cells)))
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colours = QPainter(self), theme.colours()
        font = painter.font()
        across, wide, high = self._across(), theme.px(WIDE), theme.px(HIGH)
        for at, (cards, number) in enumerate(self._cells):
            rect = QRect(at % across * wide, at // across * high, wide, high).adjusted(1, 1, -1, -1)
            present = at == self._now
            if present:
                painter.fillRect(rect, QColor(colours.accent))
            font.setPixelSize(theme.type_px(theme.SMALL))
            font.setBold(present)
            font.setStrikeOut(number is not None and not present)
            painter.setFont(font)
            painter.setPen(
                QColor(colours.on_accent if present else colours.off if number is not None else colours.text)
            )
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(cards))
