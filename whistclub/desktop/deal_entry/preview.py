"""Preview of what the deal pays each player; for a change, also of what it paid before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from whistclub.desktop.design import theme
from whistclub.desktop.design.tips import set_tip
from whistclub.entry.model import Entry
from whistclub.words import tr
from whistclub.words.numbers import points as points_text

SIZES: Final = (theme.NUMBER, theme.HEADING, theme.BODY, theme.SMALL)
"""Font sizes tried for a number, the largest first."""
QWIDGETSIZE_MAX: Final = 16_777_215
WIDEST: Final = 150
"""Maximum width in pixels of one player's points, at text size 100 %."""


def change_text(before: int | None, after: int | None) -> str:
    """Returns the points a deal pays, – if unknown or if the player did not play; preceded by what it paid before if
    that differs."""
    then = "–" if after is None else points_text(after)
    if before is None or before == after:
        return then
    return tr("{before} → {after}", before=points_text(before), after=then)


def points_ink(text: str) -> str:
    """Returns the colour of points, a name in the theme's colours; the sign says the same."""
    last = text.rpartition("→")[2].strip()
    return {"+": "ok", "−": "wrong"}.get(last[:1], "text" if last[:1].isdigit() else "quiet")


class PlayerPoints(QWidget):
    """A player's key and short name, with the points beneath them in the largest font that fits."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name, self.text, self.size_of_number = "", "–", SIZES[0]
        self.over_column = False
        """Whether the points stand over the player's column of the score sheet, which has the name."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMaximumWidth(theme.px(WIDEST))

    def show_player(self, name: str, whole: str) -> None:
        """Sets the player's name; ``whole``: the full name."""
        self.name = name
        self._whole = whole
        set_tip(self, whole)
        self.update()

    def largest(self, text: str) -> int:
        """Returns the largest font size in which ``text`` fits."""
        room = self.width() - 4
        fits = (size for size in SIZES if theme.width(text, size, bold=True) <= room)
        return next(fits, SIZES[-1])

    def show_points(self, text: str, size: int) -> None:
        """Shows points in the given font size."""
        self.text, self.size_of_number = text, size
        self.setAccessibleName(f"{self._whole}: {text}")
        self.update()

    def sizeHint(self) -> QSize:
        high = theme.CONTROL if theme.tight() else theme.type_px(theme.SMALL) + theme.type_px(theme.NUMBER) + 3
        return QSize(theme.px(WIDEST), max(theme.CONTROL, high))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(52), self.sizeHint().height())

    def in_line(self) -> tuple[str, str, QFont]:
        """Returns name, points and the font of the points, such that they fit side by side. The points are never
        shortened; a name that would lose nearly all its letters is replaced by the key."""
        metrics, large = QFontMetrics(theme.font(theme.SMALL)), theme.font(theme.HEADING, bold=True)
        text, (key, _, called) = self.text, self.name.partition(" ")
        if QFontMetrics(large).horizontalAdvance(text) > self.width() - theme.CONTROL // 2:
            large = theme.font(theme.SMALL, bold=True)
        if QFontMetrics(large).horizontalAdvance(text) > self.width() - metrics.horizontalAdvance(key) - theme.UNIT:
            text = text.rpartition(" → ")[2]  # the sheet also shows what the deal paid before
        room = self.width() - QFontMetrics(large).horizontalAdvance(text) - 2 * theme.UNIT
        name = self.name if metrics.horizontalAdvance(f"{key} {called[:2]}…") <= room else key
        return metrics.elidedText(name, Qt.TextElideMode.ElideRight, room), text, large

    def _paint_in_line(self, painter: QPainter) -> None:
        """Paints name and points side by side."""
        small, (name, text, large) = theme.font(theme.SMALL), self.in_line()
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(small)
        painter.setPen(QColor(theme.colours().quiet))
        painter.drawText(self.rect(), middle, name)
        painter.setFont(large)
        painter.setPen(QColor(theme.colours().text))
        left = QFontMetrics(small).horizontalAdvance(name) + theme.UNIT
        painter.drawText(self.rect().adjusted(left, 0, 0, 0), middle, text)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colours = QPainter(self), theme.colours()
        if theme.tight():
            self._paint_in_line(painter)
            return
        if self.over_column:
            painter.setFont(theme.font(self.size_of_number, bold=True))
            painter.setPen(theme.colour(points_ink(self.text)))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self.text)
            return
        painter.setFont(theme.font(theme.SMALL))
        painter.setPen(QColor(colours.quiet))
        name = painter.fontMetrics().elidedText(self.name, Qt.TextElideMode.ElideRight, self.width() - 4)
        painter.drawText(0, painter.fontMetrics().ascent(), name)
        painter.setFont(theme.font(self.size_of_number, bold=True))
        painter.setPen(theme.colour(points_ink(self.text)))
        painter.drawText(0, self.height() - 3, self.text)


class Preview(QWidget):
    """Preview of the points of all players, in seat order."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(theme.GAP)
        self._line.addStretch(1)
        self.players: list[PlayerPoints] = []
        self._seats: tuple[int, ...] = ()
        self._before: Mapping[int, int] | None = None
        self._columns: Sequence[tuple[int, int]] | None = None

    def begin(self, entry: Entry, before: Mapping[int, int] | None) -> None:
        """Shows the players of ``entry``; ``before``: points by seat of the stored deal, None for a new one."""
        self._seats, self._before = entry.table.seats, before
        while len(self.players) < len(self._seats):
            player = PlayerPoints()
            self._line.insertWidget(len(self.players), player, 100)
            self.players.append(player)
        for at, player in enumerate(self.players):
            player.setVisible(at < len(self._seats))
            if at < len(self._seats):
                seat = self._seats[at]
                player.show_player(f"{at + 1} {entry.names[seat]}", entry.whole[seat])

    def stand_over(self, columns: Sequence[tuple[int, int]] | None) -> None:
        """Places each player's points in one of ``columns`` (left edge and width in pixels, from the left of this
        widget), the last one at its right end; None: side by side, with the names."""
        self._columns = columns
        self._line.setEnabled(columns is None)
        self.setMinimumWidth(0 if columns is None else sum(columns[-1]))
        self.setMaximumWidth(QWIDGETSIZE_MAX if columns is None else sum(columns[-1]))
        for player in self.players:
            player.over_column = columns is not None
            player.setMaximumWidth(theme.px(WIDEST) if columns is None else QWIDGETSIZE_MAX)
        self._place()

    def _place(self) -> None:
        if self._columns is None:
            self._line.activate()
        else:
            for player, (left, wide) in zip(self.players, self._columns, strict=False):
                player.setGeometry(left, 0, wide, self.height())
        self._show([player.text for player in self.players[: len(self._seats)]])

    def show_points(self, points: Mapping[int, int] | None) -> None:
        """Shows the points by seat; None while the deal is incomplete."""
        texts = []
        for seat in self._seats:
            before = None if self._before is None else self._before.get(seat)
            texts.append(change_text(before, None if points is None else points.get(seat)))
        self._show(texts)

    def _show(self, texts: Sequence[str]) -> None:
        """Shows all numbers in the same font size, so that they can be compared."""
        shown = list(zip(self.players, texts, strict=False))
        size = min((player.largest(text) for player, text in shown), default=SIZES[0])
        for player, text in shown:
            player.show_points(text, size)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
