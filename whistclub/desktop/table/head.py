"""The head of a table's page: which table, how far, who deals and leads, and what else can be done here."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from whistclub.desktop import theme
from whistclub.desktop.desk import Desk
from whistclub.desktop.progress import calling, progress_text
from whistclub.desktop.widgets import ElidedLabel, button
from whistclub.words import tr
from whistclub.words.names import game_name

if TYPE_CHECKING:
    from whistclub.club.queries import SheetView


class TableHead(QWidget):
    """``wants`` carries what was asked for: deals, change, exchange, totals, gone, close, reopen."""

    wants = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(theme.GAP)
        self.back = button(tr("‹ Tables"), "plain", tip=tr("Back to the tables"))
        self.back.setProperty("tone", "accent")
        self.title, self.progress = ElidedLabel(strong=True), ElidedLabel()
        self.ladder = button(tr("Ladder"), tip=tr("What beats what [{key}]", key="F2"))
        self.curve = button(tr("Curve"), tip=tr("Running totals as a picture [{key}]", key="F3"))
        self.more = button(tr("Table ▾"), tip=tr("Seats, totals, closing"))
        line.addWidget(self.back)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.progress)
        line.addLayout(words, 1)
        for control in (self.ladder, self.curve, self.more):
            line.addWidget(control)
        for control in (self.ladder, self.curve):
            control.setCheckable(True)
        for control in (self.back, self.ladder, self.curve, self.more):
            _quiet(control)
        self.menu = QMenu(self.more)
        self.more.setMenu(self.menu)

    def show_sheet(self, desk: Desk, view: SheetView, *, has_ladder: bool) -> None:
        """Shows which table it is and how far it has got."""
        record, score = view.record, view.score
        words = [tr("Table {number}", number=record.table), game_name(record.game)]
        preset = getattr(record.conventions, "preset", "")
        self.title.setText(" · ".join([*words, *([preset] if preset else [])]))
        parts = [progress_text(view)]
        if score.next is not None and not score.finished and record.totals is None:
            players = score.sheet.at(len(score.lines) + 1).players
            called = calling(score.sheet, desk.name)
            parts.append(tr("{name} deals", name=called(players[score.next.dealer])))
            parts.append(tr("{name} leads", name=called(players[score.next.leader])))
        if score.extra and not getattr(record.conventions, "whist_drive", False):
            (games, points) = score.extra["games"], score.extra["score"]
            if record.conventions.best_of > 1:
                parts.append(tr("games {first}–{second}", first=games[0], second=games[1]))
            parts.append(tr("score {first}–{second}", first=points[0], second=points[1]))
        self.progress.setText(" · ".join(parts))
        self.ladder.setVisible(has_ladder)
        self.ladder.setEnabled(has_ladder)
        self._fill_menu(view)

    def _fill_menu(self, view: SheetView) -> None:
        self.menu.clear()
        entries = [("exchange", tr("Exchange two seats…"))]
        if view.record.totals is None:
            entries.insert(0, ("deals", tr("Type the sheet…")))
        if view.record.totals is None and view.score.lines:
            entries.insert(0, ("change", tr("Change of players…")))
        if not view.score.lines:
            entries.append(("totals", tr("Enter the totals alone…")))
        entries.append(("gone", tr("Deals taken out…")))
        closed = view.record.closed
        entries.append(("reopen", tr("Reopen the table")) if closed else ("close", tr("Close the table")))
        for what, words in entries:
            self.menu.addAction(words).triggered.connect(partial(self._want, what))

    def _want(self, what: str, checked: bool = False) -> None:
        self.wants.emit(what)


def _quiet(control: QPushButton) -> None:
    """Reached by Tab, never by a click: the keys stay with the strip."""
    from PySide6.QtCore import Qt

    control.setFocusPolicy(Qt.FocusPolicy.TabFocus)
