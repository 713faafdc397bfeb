"""The page "Players": search members and guests (ignoring accents), add or edit them, import a list, open a player's
page."""

from __future__ import annotations

import datetime
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QStackedWidget, QVBoxLayout, QWidget

from whistclub.club import queries
from whistclub.club.names import plain
from whistclub.club.ports import Change, PlayerRecord
from whistclub.club.seasons import team_on
from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.design.beside import Beside
from whistclub.desktop.design.grid import Grid, GridRow
from whistclub.desktop.design.toolbar_layout import ToolbarLayout
from whistclub.desktop.design.widgets import button, label, set_kind
from whistclub.desktop.dialogs.player import PlayerDialog
from whistclub.desktop.evening.check_in import matching
from whistclub.desktop.files.file_dialogs import ask_open
from whistclub.desktop.files.member_list import import_members
from whistclub.desktop.pages.list_details import Details
from whistclub.desktop.pages.page import Page
from whistclub.desktop.pages.player import PlayerView
from whistclub.reports.table import Column, Kind
from whistclub.words import tr


class PlayersPage(Page):
    """The list of all players of the club."""

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self.players: tuple[PlayerRecord, ...] = ()
        self._stale, self._view_stale = True, False
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self.stack = QStackedWidget()
        outer.addWidget(self.stack)
        self.listing = QWidget()
        self.stack.addWidget(self.listing)
        self.view: PlayerView | None = None
        box = QVBoxLayout(self.listing)
        box.setContentsMargins(4 * theme.UNIT, 3 * theme.UNIT, 4 * theme.UNIT, 4 * theme.UNIT)
        box.setSpacing(theme.GAP)
        row = ToolbarLayout()
        row.setSpacing(theme.GAP)
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search a name or number…"))
        self.search.setAccessibleName(tr("Search a name or number"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._show)
        self.search.returnPressed.connect(self._open_chosen)
        row.addWidget(self.search, 1)
        add = button(tr("Add a player…"), "main")
        add.clicked.connect(self.add)
        self.open_button = button(tr("Open"), tip=tr("The player's page"))
        self.open_button.clicked.connect(self._open_chosen)
        self.change = button(tr("Change…"))
        self.change.clicked.connect(self._change)
        importing = button(tr("Import a list…"))
        importing.clicked.connect(self.import_list)
        row.addWidget(importing)
        row.addWidget(add)
        box.addLayout(row)
        self.count = label("", "small")
        box.addWidget(self.count)
        self.grid = Grid(tr("Players"), one_click=False, sorts=True, row_height=theme.CONTROL)
        set_kind(self.grid, "list")
        self.grid.opened.connect(self.show_player)
        self.grid.chose.connect(self._chose)
        self.details = Details(controller)
        self.details.presses.addWidget(self.open_button)
        self.details.presses.addWidget(self.change)
        self.split = Beside(self.grid, self.details, short=True)
        box.addWidget(self.split, 1)

    def title(self) -> str:
        if self.view is not None and self.stack.currentWidget() is self.view and self.view.player_id is not None:
            return self.controller.name(self.view.player_id)
        return tr("Players")

    def reload(self, change: Change) -> None:
        if change.players:
            self._stale = True
            if self.isVisible():
                self.fill()
        if self.view is not None and self.stack.currentWidget() is self.view:
            self._view_stale = True
            if self.isVisible():
                self._read_view()

    def enter(self) -> None:
        if self._stale:
            self.fill()
        if self._view_stale:
            self._read_view()
        self._chose(self.grid.chosen())
        if self.stack.currentWidget() is self.listing:
            self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def _read_view(self) -> None:
        self._view_stale = False
        if self.view is not None and not self.view.reload():
            self.show_list()
        self.titled.emit()

    def show_player(self, player_id: int) -> None:
        """Opens the page of one player."""

        if self.view is None:
            self.view = PlayerView(self.controller)
            self.view.leaves.connect(self.show_list)
            self.view.changes.connect(self._open)
            self.stack.addWidget(self.view)
        self.view.show_player(player_id)
        self.stack.setCurrentWidget(self.view)
        self.titled.emit()

    def show_list(self) -> None:
        """Returns to the list of all players."""
        self._view_stale = False
        self.stack.setCurrentWidget(self.listing)
        self.grid.setFocus(Qt.FocusReason.OtherFocusReason)
        self.titled.emit()

    def fill(self) -> None:
        """Reads all players."""

        self._stale = False
        self.players = tuple(sorted(self.controller.read(queries.players), key=lambda player: plain(player.name)))
        self._show()

    def _show(self, _text: str = "") -> None:
        typed = self.search.text()
        shown = matching(self.players, typed) if typed.strip() else list(self.players)
        columns = [
            Column("name", tr("Name"), Kind.NAME),
            Column("number", tr("Number"), width=110, spare=1),
            Column("member", tr("Membership"), width=130),
            *([Column("categories", tr("Categories"), width=130, spare=3)] if any(p.categories for p in shown) else []),
            *([Column("team", tr("Team"), width=120, spare=4)] if any(p.teams for p in shown) else []),
            Column("note", tr("Note"), width=220, spare=2),
        ]
        self.grid.fill(columns, [self._row(columns, player) for player in shown])
        if shown and self.grid.chosen() is None:
            self.grid.choose(shown[0].id)
        self.change.setEnabled(bool(shown))
        self.open_button.setEnabled(bool(shown))
        self._chose(self.grid.chosen())
        text = tr("%n player(s)", "", len(self.players))
        self.count.setText(text if len(shown) == len(self.players) else tr("{n} of {all}", n=len(shown), all=text))

    def _chose(self, key: object) -> None:
        record = next((player for player in self.players if player.id == key), None)
        if self.isVisible():
            self.details.show_player(record, low=not self.split.is_beside)

    def _row(self, columns: Sequence[Column], player: PlayerRecord) -> GridRow:
        kind = tr("guest") if player.guest else tr("member")
        if not player.active:
            kind = tr("no longer active")
        team = team_on(player, datetime.date.today()) if player.teams else None
        shown = {
            "name": player.name,
            "number": player.number or "",
            "member": kind,
            "categories": ", ".join(player.categories),
            "team": team or "",
            "note": player.note,
        }
        return GridRow(player.id, tuple(shown[column.key] for column in columns), quiet=not player.active)

    def add(self) -> None:
        """Opens the dialog for a new player."""
        PlayerDialog(self.controller, name=self.search.text().strip(), parent=self.window()).open()

    def _open_chosen(self) -> None:
        if (key := self.grid.chosen()) is not None:
            self.show_player(key)

    def _change(self) -> None:
        if (key := self.grid.chosen()) is not None:
            self._open(key)

    def _open(self, key: int) -> None:
        record = next((player for player in self.players if player.id == key), None)
        if record is not None:
            PlayerDialog(self.controller, record, parent=self.window()).open()

    def import_list(self) -> None:
        """Asks for a member list and shows what importing it would do."""

        if chosen := ask_open(self, tr("Import a list of players"), tr("Lists (*.csv *.txt *.xlsx);;All files (*)")):
            import_members(self, self.controller, chosen)
