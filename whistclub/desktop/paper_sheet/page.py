"""The page for typing the paper sheet of a table: its deals, only its totals, or its deals a second time."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from whistclub.club import queries
from whistclub.club.actions.settings import keep_draft
from whistclub.club.imports.repeats import repeated
from whistclub.club.ports import Change, EveningRecord, SheetRecord, Work
from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.pages.inner_page import InnerPage
from whistclub.desktop.paper_sheet.first_pass import FirstPass
from whistclub.desktop.paper_sheet.footer import Footer
from whistclub.desktop.paper_sheet.header import RepeatNotice, SheetHeader
from whistclub.desktop.paper_sheet.line_grid import LineGrid
from whistclub.desktop.paper_sheet.mode import SheetMode
from whistclub.desktop.paper_sheet.second_pass import SecondPass
from whistclub.desktop.paper_sheet.totals import TotalsForm
from whistclub.desktop.score_table.changes import WEIGHED_AFTER
from whistclub.words import tr
from whistclub.words.dates import long_date

if TYPE_CHECKING:
    from whistclub.club.ports import SheetView


class SheetPage(InnerPage):
    """The page for one sheet. ``opens`` carries the id of another sheet to show."""

    opens = Signal(int)

    def __init__(
        self, controller: Controller, sheet_id: int, mode: SheetMode = SheetMode.DEALS, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.controller, self.sheet_id, self.mode = controller, sheet_id, mode
        self.view: SheetView
        self._warned = False
        self._keep = QTimer(self, singleShot=True, interval=0)
        self._keep.timeout.connect(self.keep_draft)
        self._weigh = QTimer(self, singleShot=True, interval=WEIGHED_AFTER)
        self._weigh.timeout.connect(self.weigh)
        box = QVBoxLayout(self)
        box.setContentsMargins(4 * theme.UNIT, theme.GAP, 4 * theme.UNIT, theme.GAP)
        box.setSpacing(theme.GAP)
        self.header, self.notice, self.stack, self.footer = SheetHeader(), RepeatNotice(), QStackedWidget(), Footer()
        self.grid, self.totals = LineGrid(), TotalsForm(controller)
        self.first, self.second = FirstPass(controller, self.grid), SecondPass(controller, self.grid)
        for widget in (self.grid, self.totals):
            self.stack.addWidget(widget)
        box.addWidget(self.header)
        box.addWidget(self.notice)
        box.addWidget(self.stack, 1)
        box.addWidget(self.footer)
        self._connect()
        self._at = -1
        self.read()
        self.begin()

    def _connect(self) -> None:
        self.header.chosen.connect(self.show_mode)
        self.header.goes.connect(self.go)
        self.header.leaves.connect(self.leave)
        self.notice.opens.connect(self.opens)
        self.grid.edited.connect(self._edited)
        self.grid.entered.connect(self.enter)
        self.grid.given_up.connect(self._give_up)
        self.grid.came.connect(self._came)
        self.grid.moved.connect(self._moved)
        self.footer.keep.connect(self._keep_pressed)
        self.footer.holds.connect(self._choose)
        self.totals.finished.connect(self._go_next)

    # -- reading

    @property
    def typing(self) -> FirstPass | SecondPass:
        """The pass that fills the grid in the current mode."""
        return self.second if self.mode == SheetMode.AGAIN else self.first

    def reload(self, change: Change) -> None:
        """Reads again if ``change`` affects this sheet."""
        if self.sheet_id in change.sheets or change.players:
            self.read()

    def read(self) -> None:
        """Reads the sheet and shows it; unsaved lines keep their text."""

        if self._keep.isActive():
            self.keep_draft()
        self.view = self.controller.read(queries.sheet, self.sheet_id)
        if self.view.record.totals is not None:
            self.mode = SheetMode.TOTALS
        elif self.mode == (SheetMode.TOTALS if self.view.score.lines else SheetMode.AGAIN):
            self.mode = SheetMode.DEALS
        self.header.show_sheet(self.view, self.mode)
        self.stack.setCurrentWidget(self.totals if self.mode == SheetMode.TOTALS else self.grid)
        self.footer.setVisible(self.mode != SheetMode.TOTALS)
        if self.mode == SheetMode.TOTALS:
            self.totals.show_sheet(self.view)
        else:
            self.typing.show(self.view)
            self._say()
        self._show_repeat()

    def begin(self) -> None:
        """Moves the focus to where typing continues."""
        if self.mode == SheetMode.TOTALS:
            self.totals.begin()
        elif self.mode == SheetMode.DEALS and self.view.score.lines and not self.first.lines.can_follow:
            self.header.next.setFocus(Qt.FocusReason.OtherFocusReason)
            self._at = -1
            self._say()
        else:
            self.grid.focus(0 if self.mode == SheetMode.AGAIN else self.grid.shown - 1)

    def _show_repeat(self) -> None:
        record = self.controller.read(repeated, self.sheet_id) if self.mode == SheetMode.DEALS else None
        text = "" if record is None else _repeat_text(*self.controller.read(_where, record, self.view.record))
        self.notice.show_repeat(record.id if record is not None else 0, text)

    # -- typing

    def _edited(self, at: int) -> None:
        self._at, self._warned = at, False
        if self.typing.edited(at):
            self._keep.start()
        self._say()

    def _came(self, at: int) -> None:
        self._at = at
        self.typing.came(at)
        self._say()

    def _moved(self, at: int, by: int) -> None:
        self.grid.focus(at + by)

    def enter(self, at: int) -> None:
        """Handles Enter on a row."""
        self._keep.stop()
        self.typing.enter(at, partial(self._entered, at, self.grid.shown))

    def _entered(self, at: int, shown: int, after: int) -> None:
        self._say()
        if after < self.grid.shown:
            self.grid.focus(after)
        elif after > at and shown <= self.grid.shown:
            self.begin()

    def _keep_pressed(self) -> None:
        if 0 <= self._at < self.grid.shown:
            self.enter(self._at)

    def _give_up(self, at: int) -> None:
        """Handles Escape: restores the line; if nothing was edited, returns to the tables."""
        if not self.typing.give_up(at):
            self.leave()

    def _choose(self, first: bool) -> None:
        if self.mode == SheetMode.AGAIN:
            at = self._at
            self.second.choose(at, first=first)
            self._say()
            self.grid.focus(at)

    def _say(self) -> None:
        self.footer.say(self.typing.said(self._at), comparing=self.mode == SheetMode.AGAIN)
        self.footer.enter.setEnabled(0 <= self._at < self.grid.shown)
        self._weigh.start()

    def weigh(self) -> None:
        """Computes what the change of a line moves in the evening and the season, and adds it to the footer."""
        self._weigh.stop()
        if self.mode != SheetMode.TOTALS and (moves := self.typing.weigh(self._at)):
            said = self.typing.said(self._at)
            more = "\n".join(part for part in (said.more, moves) if part)
            self.footer.say(replace(said, more=more), comparing=self.mode == SheetMode.AGAIN)

    def keep_draft(self) -> None:
        """Keeps the draft of the next deal, as the entry strip does."""

        self._keep.stop()
        if self.mode != SheetMode.DEALS:
            return
        draft = self.first.draft(self.view.draft)
        if draft != self.view.draft:
            self.view = replace(self.view, draft=draft)
            self.controller.keep(keep_draft, self.sheet_id, draft)

    # -- going elsewhere

    def show_mode(self, mode: SheetMode) -> None:
        """Switches to typing deals, totals, or the deals a second time."""
        if mode == self.mode or not self.may_leave():
            self.header.show_sheet(self.view, self.mode)
            return
        if self._keep.isActive():
            self.keep_draft()
        self.mode, self._at = mode, -1
        self.second.begin()
        self.first.typed.clear()
        self.read()
        self.begin()

    def may_leave(self) -> bool:
        """Returns whether the page may be left. If something unsaved would be lost, shows a warning and returns False,
        but only the first time."""
        at = self.first.unkept() if self.mode == SheetMode.DEALS else -1
        pending = self.mode == SheetMode.TOTALS and self.totals.unkept
        if self._warned or (at < 0 and not pending):
            return True
        self._warned = True
        if pending:
            self.controller.said.emit(
                tr("The totals are not kept: Enter in the last field keeps them. Leaving again drops them.")
            )
            self.totals.begin()
            return False
        number = self.first.slots[at].index + 1
        self.controller.said.emit(
            tr(
                "Line {number} is changed and not kept: Enter keeps it, Esc brings it back. Leaving again drops it.",
                number=number,
            )
        )
        self.grid.focus(at)
        return False

    def leave(self) -> None:
        """Returns to the tables; the draft of the next deal is kept."""
        if self.may_leave():
            if self._keep.isActive():
                self.keep_draft()
            self.closed.emit()

    def go(self, by: int) -> None:
        """Shows the next table (+1) or the previous one (−1)."""
        if self.may_leave():
            if self._keep.isActive():
                self.keep_draft()
            self.goes.emit(by)

    def _go_next(self) -> None:
        self.go(1)

    # -- events

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.begin()

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self.mode == SheetMode.AGAIN
        ):
            plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
            if plain and event.key() in (Qt.Key.Key_F8, Qt.Key.Key_F9):
                event.accept()  # Here the keys choose a version; elsewhere F8 controls the television.
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, at = event.key(), self.grid.current()
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        enter = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()
        if key in (Qt.Key.Key_F8, Qt.Key.Key_F9):
            self._choose(key == Qt.Key.Key_F8)
        elif key == Qt.Key.Key_Insert and at >= 0:
            self.typing.insert(at)
        elif key == Qt.Key.Key_Delete and control and at >= 0:
            self.typing.delete(at)
        elif key == Qt.Key.Key_Escape:
            self.leave()
        elif key == Qt.Key.Key_Up and at < 0 and self.mode != SheetMode.TOTALS:
            self.grid.focus(self.grid.shown - 1)
        elif enter and self.header.next.hasFocus():
            self.go(1)
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        if self._keep.isActive():
            self.keep_draft()
        super().hideEvent(event)


def _where(work: Work, other: SheetRecord, own: SheetRecord) -> tuple[SheetRecord, EveningRecord | None]:
    """Returns the other sheet, and its evening if that is a different one."""
    evening = None if other.evening_id == own.evening_id else work.get(EveningRecord, other.evening_id)
    return other, evening


def _repeat_text(other: SheetRecord, evening: EveningRecord | None) -> str:
    where = {"table": other.table, "round": other.round}
    if evening is None:
        return tr("All deals so far are those of table {table}, round {round}. Is it the same sheet?", **where)
    date = long_date(evening.date)
    return tr(
        "All deals so far are those of table {table}, round {round}, {date}. Is it the same sheet?", **where, date=date
    )
