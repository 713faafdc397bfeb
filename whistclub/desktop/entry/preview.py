"""What the deal will pay, one number a player; for a change also what it paid before."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from whistclub.desktop import theme
from whistclub.desktop.entry.model import Entry
from whistclub.desktop.widgets import ElidedLabel, NumberLabel, set_kind
from whistclub.words import tr
from whistclub.words.numbers import points as points_text


class PlayerPoints(QWidget):
    """A player's key and name, and the points."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        box = QHBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(theme.UNIT)
        self.name, self.points = ElidedLabel(), NumberLabel("", "number")
        self.name.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        box.addWidget(self.name)
        box.addWidget(self.points)
        box.addStretch(1)
        self.before: int | None = None

    def show_points(self, value: int | None, void: bool) -> None:
        """``value`` None: not known, or not played."""
        after = "–" if value is None else points_text(value)
        if self.before is not None:
            after = tr("{before} → {after}", before=points_text(self.before), after=after)
        set_kind(self.points, "number" if self.before is None else "strong")
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
