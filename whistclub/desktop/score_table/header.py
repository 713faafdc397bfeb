"""The header of a table's page: the table, its progress, who deals and leads, and further actions."""

from __future__ import annotations

from enum import Enum, auto
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from whistclub.desktop.design import theme
from whistclub.desktop.design.icons import icon
from whistclub.desktop.design.tags import Tags
from whistclub.desktop.design.widgets import ElidedLabel, button
from whistclub.desktop.score_table.row_tools import released
from whistclub.words import tr
from whistclub.words.games import game_name, words_of
from whistclub.words.sheets.progress import how_far, told_of_next

if TYPE_CHECKING:
    from whistclub.club.ports import SheetView
    from whistclub.entry.model import Entry


class TableAction(Enum):
    """Actions on a table other than entering deals."""

    TYPE_DEALS = auto()
    TYPE_TOTALS = auto()
    CHANGE_PLAYERS = auto()
    EXCHANGE_SEATS = auto()
    SHOW_DELETED = auto()
    CLOSE = auto()
    REOPEN = auto()
    LEAVE = auto()


class TableHeader(QWidget):
    """The header of a table's page. ``wants`` carries the ``TableAction`` asked for."""

    wants = Signal(TableAction)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.page: QWidget | None = None
        """Page that receives the keys the header does not use; the window shows the header apart from it."""
        self._table: list[str] = []
        self._far = ""
        self._told: tuple[str, ...] = ()
        self._score: list[str] = []
        self._filled: tuple[object, ...] = ()
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(theme.GAP)
        self.back = button(tr("‹ Tables"), "plain", tip=tr("Back to the tables [{key}]", key=tr("Esc") + ", Alt+←"))
        self.back.setProperty("tone", "accent")
        self.title, self.progress = ElidedLabel(strong=True), Tags()
        self.ladder = button("", "icon", tip=tr("What beats what [{key}]", key="F2"))
        self.ladder.setAccessibleName(tr("Ladder"))
        self.ladder.setIcon(icon("ladder", theme.colours().quiet))
        self.ladder.setIconSize(QSize(20, 20))
        self.curve = QAction(tr("Running totals as a picture [{key}]", key="F3"), self, checkable=True)
        self.more = button(tr("Table ▾"), tip=tr("Seats, totals, closing"))
        line.addWidget(self.back)
        words = QVBoxLayout() if theme.tight() else QHBoxLayout()
        words.setSpacing(0 if theme.tight() else 3 * theme.UNIT)
        words.addWidget(self.title)
        words.addWidget(self.progress, 1)
        if not theme.tight():
            self.title.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        line.addLayout(words, 1)
        self.ladder.setCheckable(True)
        for control in (self.ladder, self.more):
            line.addWidget(control)
        for control in (self.back, self.ladder, self.more):
            _quiet(control)
        self.menu = QMenu(self.more)
        self.more.setMenu(self.menu)
        self.menu.aboutToHide.connect(partial(released, self.more))

    def show_sheet(self, view: SheetView, *, has_ladder: bool, over: bool = False) -> None:
        """Shows the table's number, game and progress. ``over``: the evening is closed or cancelled."""
        record, score = view.record, view.score
        self._table = [tr("Table {number}", number=record.table)]
        if not theme.tight():
            self._table += [tr("Round {number}", number=record.round), game_name(record.game)]
        self._far, self._told = how_far(view), told_of_next(view)
        self._score = list(words_of(record.game).standing(score))
        self.ladder.setVisible(has_ladder and not theme.tight())
        self.ladder.setEnabled(has_ladder)
        self._fill_menu(view, over)

    def show_deal(self, entry: Entry | None, changing: str = "") -> None:
        """Shows who deals and who leads. ``changing``: the title of a change in the strip, "" for the next deal."""
        of_table = [] if theme.tight() else self._table[:1]
        self.title.setText(" · ".join([*of_table, changing] if changing else self._table))
        tags = [] if changing else [(self._far, "ok"), *((told, "attention") for told in self._told)]
        if entry is not None:
            tags.append((tr("{name} deals", name=entry.names[entry.dealer]), ""))
            tags.append((tr("{name} leads", name=entry.names[entry.leader]), ""))
        self.progress.show_tags([*tags, *((score, "") for score in self._score)])

    def _fill_menu(self, view: SheetView, over: bool) -> None:
        do = TableAction
        entries = [(do.EXCHANGE_SEATS, tr("Exchange two seats…"))]
        if view.record.totals is None:
            entries.insert(0, (do.TYPE_DEALS, tr("Type the sheet…")))
        if view.record.totals is None and view.score.lines:
            entries.insert(0, (do.CHANGE_PLAYERS, tr("Change of players…")))
        if not view.score.lines:
            entries.append((do.TYPE_TOTALS, tr("Enter the totals alone…")))
        entries.append((do.SHOW_DELETED, tr("Deals taken out…")))
        closed = view.record.closed
        if not (closed and over):
            entries.append((do.REOPEN, tr("Reopen the table")) if closed else (do.CLOSE, tr("Close the table")))
        with_ladder = self.ladder.isEnabled() and theme.tight()
        if (filled := (with_ladder, *entries)) == self._filled:
            return
        self._filled = filled
        self.menu.clear()
        self.menu.addAction(self.curve)
        if with_ladder:
            self.menu.addAction(self.ladder.toolTip()).triggered.connect(self.ladder.click)
        for what, words in entries:
            self.menu.addAction(words).triggered.connect(partial(self._want, what))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event) if self.page is None else self.page.keyPressEvent(event)

    def _want(self, what: TableAction, checked: bool = False) -> None:
        self.wants.emit(what)


def _quiet(control: QPushButton) -> None:
    """Makes a control focusable by Tab but not by click, so that the strip keeps the keyboard focus."""
    control.setFocusPolicy(Qt.FocusPolicy.TabFocus)
