"""The page of one player: curves, evenings, success by contract and role, partners, and records in a season. Each line
can show what its numbers are counted from."""

from __future__ import annotations

import datetime
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from whistclub.club import people, queries
from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.design.chart import ChartView
from whistclub.desktop.design.fields import ComboBox
from whistclub.desktop.design.grid import Grid, GridRow
from whistclub.desktop.design.toolbar_layout import ToolbarLayout
from whistclub.desktop.design.widgets import button, label, scrolled
from whistclub.desktop.dialogs.dialog import ReadDialog
from whistclub.desktop.dialogs.why import WhyDialog
from whistclub.desktop.pages.game_chooser import GameChooser
from whistclub.desktop.printing.catalogue import preview_player
from whistclub.ranking.why import evening_why, season_why
from whistclub.reports.gather import player_data
from whistclub.reports.season.player import curves, listings_of, summary
from whistclub.reports.table import Column, Kind, Table
from whistclub.words import tr
from whistclub.words.evenings.people import evening_short

if TYPE_CHECKING:
    from whistclub.ranking.shared import Shared
    from whistclub.reports.season.player import Listing, PlayerReportData

LONG = 10
"""Number of rows above which a list has its own scroll bar."""
_WIDE = {"player", "game", "contract", "role", "what", "where", "name"}


class PlayerView(QWidget):
    """The page of one player. ``leaves``: return to the list; ``changes``: edit this player."""

    leaves = Signal()
    changes = Signal(int)

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        self.player_id: int | None = None
        self.data: PlayerReportData | None = None
        self.grids: dict[str, Grid] = {}
        box = QVBoxLayout(self)
        box.setContentsMargins(4 * theme.UNIT, 3 * theme.UNIT, 0, 0)
        box.setSpacing(theme.GAP)
        box.addLayout(self._top_row())
        self.games = GameChooser()
        self.games.chosen.connect(self._other_season)
        box.addWidget(self.games)
        self.summary = label("", wrap=True)
        box.addWidget(self.summary)
        self.area = scrolled(QWidget())
        box.addWidget(self.area, 1)

    def _top_row(self) -> ToolbarLayout:
        row = ToolbarLayout()
        row.setContentsMargins(0, 0, 4 * theme.UNIT, 0)
        row.setSpacing(theme.GAP)
        self.back = button(tr("‹ All players"), "plain")
        self.back.clicked.connect(self.leaves)
        self.season = ComboBox()
        self.season.setAccessibleName(tr("Season"))
        self.season.currentIndexChanged.connect(self._other_season)
        self.why_button = button(tr("Why?"))
        self.why_button.clicked.connect(self.why)
        self.change = button(tr("Change…"))
        self.change.clicked.connect(self._change)
        self.print_button = button(tr("Print…"))
        self.print_button.clicked.connect(self.print_card)
        row.addWidget(self.back)
        row.addWidget(self.season)
        row.addStretch(1)
        for press in (self.why_button, self.change, self.print_button):
            row.addWidget(press)
        return row

    def show_player(self, player_id: int) -> None:
        """Shows a player in the latest season they played."""

        self.player_id = player_id
        played = self.controller.read(people.seasons_of, player_id)
        seasons = played or self.controller.read(queries.seasons)
        self.season.blockSignals(True)
        self.season.clear()
        for season in reversed(seasons):
            self.season.addItem(season.name, season.id)
        self.season.setVisible(bool(seasons))
        self.season.blockSignals(False)
        self.fill()

    def reload(self) -> bool:
        """Reads the page again after a change. Returns False if the player is gone."""
        if self.player_id is None or self.player_id not in self.controller.names():
            self.player_id = None
            return False
        chosen = self.season.currentData()
        self.show_player(self.player_id)
        if chosen is not None and chosen != self.season.currentData():
            self.season.choose(chosen)
        return True

    def fill(self) -> None:
        """Reads and shows the chosen season."""

        season = self.season.currentData()
        self.data = None
        self.games.offer(self.controller.read(queries.games, season) if season is not None else ())
        if season is not None and self.player_id is not None:
            today = datetime.date.today()
            self.data = self.controller.read(player_data, self.player_id, season, today, self.games.game)
        told = self.data is not None and self.data.told.row is not None
        self.why_button.setEnabled(told)
        self.print_button.setEnabled(self.data is not None)
        self.summary.setText(self._summary())
        at = self.area.verticalScrollBar().value()
        inside = self._inside() if told else QWidget()
        inside.setObjectName("inside")
        self.area.setWidget(inside)
        self.area.verticalScrollBar().setValue(at)

    def _summary(self) -> str:

        return tr("No season yet.") if self.data is None else "\n".join(summary(self.data))

    def _inside(self) -> QWidget:

        assert self.data is not None
        inside = QWidget()
        box = QVBoxLayout(inside)
        box.setContentsMargins(0, 0, 4 * theme.UNIT, 4 * theme.UNIT)
        box.setSpacing(2 * theme.GAP)
        charts = QHBoxLayout()
        charts.setSpacing(4 * theme.UNIT)
        for chart in curves(self.data):
            column = QVBoxLayout()
            column.addWidget(label(chart.title, "heading"))
            column.addWidget(ChartView(chart))
            charts.addLayout(column, 1)
        box.addLayout(charts)
        self.grids = {}
        for listing in listings_of(self.data):
            box.addWidget(label(listing.table.title, "heading"))
            box.addWidget(self._grid(listing))
            for note in listing.table.notes:
                box.addWidget(label(note, "quiet", wrap=True))
        box.addStretch(1)
        return inside

    def _grid(self, listing: Listing) -> Grid:
        table = listing.table
        long = len(table.rows) > LONG and table.key in ("partners", "opponents")
        grid = Grid(table.title, whole=not long)
        grid.fill(_columns(table), [_row(table, index) for index in range(len(table.rows))])
        if long:
            grid.setFixedHeight(grid.verticalHeader().defaultSectionSize() * LONG)
        grid.opened.connect(partial(self._open, listing))
        self.grids[table.key] = grid
        return grid

    def _open(self, listing: Listing, index: Any) -> None:
        """Shows the deals or sheets behind a line's numbers."""
        if listing.table.key == "evenings":
            self._why_evening(index)
            return
        lines = listing.why[index]
        row = listing.table.rows[index]
        what = " · ".join(
            value
            for value, column in zip(row.values, listing.table.columns, strict=True)
            if isinstance(value, str) and column.kind is Kind.TEXT and column.key != "where"
        )
        LinesDialog(self.controller, tr("Why? {what}", what=what), lines or (_said(row.values),), self.window()).open()

    def _why_evening(self, index: int) -> None:

        assert self.data is not None
        assert self.data.told.row is not None
        evening = self.data.told.row.evenings[index]
        name = f"{self.data.told.record.name}, {evening_short(evening.key)}"
        WhyDialog(self.controller, name, evening_why(evening.row, evening.key, self._shared()), self.window()).open()

    def why(self) -> None:
        """Explains the player's total and place in the season."""

        if self.data is not None and self.data.told.row is not None:
            reason = season_why(self.data.told.ranking, self.data.told.row, self._shared())
            WhyDialog(self.controller, self.data.told.record.name, reason, self.window()).open()

    def _shared(self) -> Shared:
        """Returns the seats of the player's sheets that changed hands."""

        return self.controller.read(queries.shared_of, self.player_id) if self.player_id is not None else {}

    def print_card(self) -> None:
        """Opens the print preview of the player's card."""

        if self.player_id is not None and self.season.currentData() is not None:
            preview_player(self.window(), self.controller, self.player_id, self.season.currentData(), self.games.game)

    def _other_season(self, _chosen: object) -> None:
        self.fill()

    def _change(self) -> None:
        if self.player_id is not None:
            self.changes.emit(self.player_id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leaves.emit()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QEvent) -> None:
        self.back.setFocus(Qt.FocusReason.OtherFocusReason)


class LinesDialog(ReadDialog):
    """Shows lines of text in a dialog: the deals or sheets a number was counted from."""

    def __init__(
        self, controller: Controller, title: str, lines: tuple[str, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(controller, title, parent)
        self.text = "\n".join((title, *lines))
        self.inside.setMinimumWidth(720)
        for line in lines:
            self.box.addWidget(label(line, wrap=True))
        self.box.addStretch(1)


def _columns(table: Table) -> list[Column]:
    stretched = [column.key for column in table.columns if column.key in _WIDE][-1:]
    return [
        replace(
            column,
            stretch=column.key in stretched,
            width=220 if column.kind is Kind.TEXT and column.key in _WIDE else 90,
        )
        for column in table.columns
    ]


def _row(table: Table, index: int) -> GridRow:
    row = table.rows[index]
    tips = {table.column(key): tr("does not count") for key in row.struck}
    return GridRow(index, row.values, quiet=row.quiet or bool(row.struck), tips=tips)


def _said(values: tuple[object, ...]) -> str:
    return " · ".join(str(value) for value in values if value is not None)
