"""What the deal will pay, one number a player; for a change also what it paid before."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from whistclub.desktop import theme
from whistclub.desktop.entry.model import Entry
from whistclub.desktop.widgets import ElidedLabel, NumberLabel
from whistclub.words import tr
from whistclub.words.numbers import points as points_text


class PlayerPoints(QWidget):
    """A player's key and name, and the points beneath."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        self.name, self.points = ElidedLabel(), NumberLabel("", "heading")
        self.points.setAlignment(Qt.AlignmentFlag.AlignLeft)
        box.addWidget(self.name)
        box.addWidget(self.points)
        self.before: int | None = None

    def show_points(self, value: int | None, void: bool) -> None:
        """``value`` None: not known, or not played."""
        after = "–" if value is None else points_text(value)
        if self.before is not None:
            after = tr("{before} → {after}", before=points_text(self.before), after=after)
        self.points.setText(after)
        self.setAccessibleName(f"{self.name.text()}: {after}")


class Preview(QWidget):
    """The players in seat order."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(theme.INSIDE)
        self.players: list[PlayerPoints] = []
        self._seats: tuple[int, ...] = ()

    def begin(self, entry: Entry, before: Mapping[int, int] | None) -> None:
        """Shows the players of ``entry``; ``before``: what the deal paid by seat."""
        self._seats = entry.table.seats
        while len(self.players) < len(self._seats):
            player = PlayerPoints()
            self._line.addWidget(player, 1)
            self.players.append(player)
        for at, player in enumerate(self.players):
            player.setVisible(at < len(self._seats))
            if at < len(self._seats):
                player.name.setText(f"{at + 1} {entry.names[self._seats[at]]}")
                player.before = None if before is None else before.get(self._seats[at])

    def show_points(self, points: Mapping[int, int] | None, *, void: bool) -> None:
        """``points`` by seat, None while the deal is not complete."""
        for seat, player in zip(self._seats, self.players, strict=False):
            player.show_points(None if points is None else points.get(seat), void)
