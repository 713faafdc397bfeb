"""Columns for games in which every player bids: one column per player in bidding order, always in the same place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from whistclub.desktop.deal_entry.chips import ChoiceChip
from whistclub.desktop.deal_entry.preview import change_text
from whistclub.desktop.design import theme
from whistclub.desktop.design.widgets import ElidedLabel, NumberLabel, set_kind
from whistclub.entry.choices import Choice, Column
from whistclub.entry.model import Entry
from whistclub.words import tr

SHORT: Final = 4
"""Length up to which points such as −120 are shown beside a name in full size."""


class PlayerColumn(QWidget):
    """Name and points of a player, with bid and tricks beneath. ``chosen`` carries the index of the choice to
    change."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        line = QHBoxLayout()
        line.setSpacing(theme.UNIT)
        self.name, self.points = ElidedLabel(strong=True), NumberLabel("", "strong")
        line.addWidget(self.name, 1)
        line.addWidget(self.points)
        box.addLayout(line)
        cells = QHBoxLayout()
        cells.setSpacing(theme.UNIT)
        self.bid, self.tricks = ChoiceChip(), ChoiceChip()
        for cell in (self.bid, self.tricks):
            cell.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            cell.setMinimumWidth(theme.CONTROL)
            cell.chosen_token.connect(self.chosen)
            cells.addWidget(cell)
        box.addLayout(cells)

    def show_column(self, column: Column, entry: Entry, points: str) -> None:
        """Shows the player's choices so far."""
        whole = entry.whole[column.seat]
        self.name.setText(entry.names[column.seat])
        set_kind(self.points, "strong" if len(points) <= SHORT else "small")
        self.points.setText(points)
        self.points.setAccessibleName(f"{whole}: {points}")
        what = (
            (self.bid, column.bid, column.bid_index, tr("Bid"), column.due == "bid"),
            (self.tricks, column.tricks, column.tricks_index, tr("Tricks"), column.due == "tricks"),
        )
        for cell, number, index, word, due in what:
            open_now = index is not None and index == entry.cursor
            spoken = tr("{name}, {what}: {number}", name=whole, what=word, number=number or "–")
            token = "" if index is None else str(index)
            note = "" if number and theme.tight() else word
            cell.show_choice(Choice(token, number or " ", (), index is not None, "", note, "", spoken, "", open_now))
            set_kind(cell, "true" if due and not open_now else "", "due")


class Columns(QWidget):
    """One column for each player of a deal. ``chosen`` carries the index of the choice to change."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(theme.INSIDE)
        self.players: list[PlayerColumn] = []
        self._before: Mapping[int, int] | None = None

    def begin(self, before: Mapping[int, int] | None) -> None:
        """Prepares for another deal. ``before``: points by seat of the stored deal that is being changed, None for a
        new one."""
        self._before = before

    def show_entry(self, entry: Entry) -> None:
        """Shows the players in bidding order."""
        while len(self.players) < len(entry.columns):
            player = PlayerColumn()
            player.chosen.connect(self.chosen)
            self._line.addWidget(player, 1)
            self.players.append(player)
        for player in self.players[len(entry.columns) :]:
            player.hide()
        for column, player in zip(entry.columns, self.players, strict=False):
            before = None if self._before is None else self._before.get(column.seat)
            after = None if entry.points is None else entry.points.get(column.seat)
            player.show_column(column, entry, change_text(before, after))
            player.show()
