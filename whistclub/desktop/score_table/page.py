"""The page of one table: enter deals, read the score sheet, change what was entered."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, assert_never

from PySide6.QtCore import QModelIndex, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from whistclub.club.ports import Change
from whistclub.desktop.controller import Controller
from whistclub.desktop.deal_entry.strip import EntryStrip
from whistclub.desktop.design import theme
from whistclub.desktop.pages.inner_page import InnerPage
from whistclub.desktop.paper_sheet.mode import SheetMode
from whistclub.desktop.score_table.changes import MOVES_SHOWN, WEIGHED_AFTER, DealChange, ask_delete, beyond_totals
from whistclub.desktop.score_table.curve import Curve
from whistclub.desktop.score_table.header import TableAction, TableHeader
from whistclub.desktop.score_table.ladder import LadderPanel
from whistclub.desktop.score_table.notice import Notice
from whistclub.desktop.score_table.plan import Plan
from whistclub.desktop.score_table.row_tools import RowAction, RowTools
from whistclub.desktop.score_table.view import ScoreView
from whistclub.entry.drafts import kept, next_entry
from whistclub.entry.games import entry_for
from whistclub.entry.model import Entry
from whistclub.rules.common import PlayerKey
from whistclub.rules.games import game_of
from whistclub.rules.sheet import Fold
from whistclub.words import tr
from whistclub.words.evenings.consequences import consequence_lines
from whistclub.words.sheets.progress import calling
from whistclub.words.sheets.rows import Heading, Row, headings, names_at, rows

if TYPE_CHECKING:
    from whistclub.club.consequences import Moves
    from whistclub.club.ports import SheetView
    from whistclub.entry.asked import Asked

CURVE_FROM = 1240
"""Width in pixels of the page from which the curve is shown by default."""

ROOM_FOR_PLAN = 600
"""Width in pixels, at text size 100 %, from which the plan of a game is shown beside its sheet."""


class TablePage(InnerPage):
    """Page of one table. ``types``: the sheet is to be typed from paper in the ``SheetMode`` carried. ``arbitrates``:
    the arbiter is to be asked about the next deal (``Asked``)."""

    types = Signal(SheetMode)
    arbitrates = Signal(object)

    def __init__(self, controller: Controller, sheet_id: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setProperty("touch", "true")
        self.controller = controller
        self.sheet_id = sheet_id
        self.view: SheetView
        self.called: Callable[[PlayerKey], str]
        """Returns a player's name as used at this table: short, but unambiguous."""
        self.change: DealChange | None = None
        self.entry: Entry | None = None
        self._rows: list[Row] = []
        self._headings: list[Heading] = []
        self._curve_wanted: bool | None = None
        self._keep = QTimer(self)
        self._keep.setSingleShot(True)
        self._keep.setInterval(0)
        self._keep.timeout.connect(self.keep_draft)
        self.moves: tuple[Moves, ...] = ()
        self._weigh = QTimer(self, singleShot=True, interval=WEIGHED_AFTER)
        self._weigh.timeout.connect(self.weigh)
        self._build()
        self.read()

    # -- frame

    def _build(self) -> None:
        box = QVBoxLayout(self)
        box.setContentsMargins(4 * theme.UNIT, theme.UNIT, 4 * theme.UNIT, theme.UNIT)
        box.setSpacing(theme.GAP)
        self.header = TableHeader()
        self.header.page = self
        self.strip = EntryStrip()
        self.notice = Notice()
        self.sheet = ScoreView()
        self.plan, self.curve, self.ladder, self.tools = Plan(), Curve(), LadderPanel(), RowTools()
        box.addWidget(self.header)
        box.addWidget(self.notice)
        box.addWidget(self.strip)
        lower = QHBoxLayout()
        lower.setSpacing(theme.GAP)
        lower.addWidget(self.plan)
        lower.addWidget(self.sheet, 1)
        self.sheet.setMinimumHeight(theme.CONTROL if theme.tight() else theme.px(theme.CONTROL))
        lower.addWidget(self.curve)
        lower.addWidget(self.ladder)
        self.sheet.hold(self.tools)
        box.addLayout(lower, 1)
        self.ladder.hide()
        self._connect()

    def _connect(self) -> None:
        self.header.back.clicked.connect(self.leave)
        self.header.ladder.clicked.connect(self.toggle_ladder)
        self.header.curve.triggered.connect(self.toggle_curve)
        self.header.wants.connect(self._wanted)
        self.notice.wants.connect(self._wanted)
        self.strip.committed.connect(self.commit)
        self.strip.changed.connect(self._chosen)
        self.strip.cancelled.connect(self.next_deal)
        self.strip.asked.connect(self.show_moves)
        self.strip.left.connect(self.leave)
        self.strip.arbitrates.connect(self._ask_arbiter)
        self.strip.asked_again.connect(self._refuse_call)
        self.sheet.reopened.connect(self.reopen)
        self.sheet.inserted.connect(self.insert)
        self.sheet.deleted.connect(self.delete)
        self.sheet.chosen.connect(self._row_chosen)
        self.sheet.came.connect(self.strip.fold)
        self.sheet.laid.connect(self._align)
        self.tools.wants.connect(self._row_wanted)

    def header_widget(self) -> QWidget:
        return self.header

    def _align(self) -> None:
        """Places the points the strip promises over the columns of the score sheet."""
        entry = self.strip.entry
        columns = None
        if entry is not None and not entry.columns and not theme.tight() and not self.sheet.isHidden():
            shift = self.sheet.mapTo(self, QPoint(0, 0)).x() - self.strip.x()
            found = self.sheet.seat_columns()
            columns = [(found[seat][0] + shift, found[seat][1]) for seat in entry.table.seats if seat < len(found)]
        self.strip.stand_over(columns)

    # -- reading

    def reload(self, change: Change) -> None:
        """Updates what ``change`` has moved on this table; reads everything again if names of players or contracts
        changed."""
        anew = change.players or change.settings or self._keep.isActive()
        if self.sheet_id in change.views and not anew:
            self._show(change.views[self.sheet_id], change.moved_from[self.sheet_id])
        elif self.sheet_id in change.sheets or anew:
            self.read()

    def read(self) -> None:
        """Reads the sheet and shows it; a change being entered keeps the choices made so far."""
        from whistclub.club import queries

        if self._keep.isActive():
            self.keep_draft()
        self._show(self.controller.read(queries.sheet, self.sheet_id))

    def _show(self, view: SheetView, moved_from: int = 0) -> None:
        """Shows the sheet. ``moved_from``: index of the first deal that may differ from what is shown."""
        self.view, score = view, view.score
        self.called = calling(score.sheet, self.controller.name)
        self._headings = headings(score, self.called)
        self._rows = rows(score, self.called, self._rows[:moved_from])
        from whistclub.club import queries

        over = view.record.closed and self.controller.read(queries.is_over, view.record.evening_id)
        ladder = self.ladder.begin(score.sheet.game, score.sheet.conventions)
        self.header.show_sheet(self.view, has_ladder=ladder, over=over)
        self._show_lines()
        self._show_plan()
        self.curve.show_score(score, [heading.name for heading in self._headings])
        self._show_curve()
        self.next_deal() if self.change is None else self._follow(self.change)

    def _show_lines(self) -> None:
        score = self.view.score
        newest = bool(self.controller.preferences.newest_first)
        self.sheet.scores.show_game(score.sheet.game)
        self.sheet.scores.show_rows(self._rows, self._headings, newest)
        self.sheet.lay_out()
        if score.lines:
            self.sheet.scrollTo(self.sheet.scores.index(self.sheet.scores.position(len(score.lines) - 1), 0))
        self._row_chosen(self.sheet.selected())

    def next_deal(self) -> None:
        """Shows the next deal in the strip, with the choices kept so far; if there is no next deal, the page says
        why."""
        self.change = None
        score = self.view.score
        self.entry = None
        can = not score.finished and not self.view.record.closed and score.sheet.totals is None
        if can:
            self.entry = next_entry(self.view, self.controller.name)
            self.strip.show_entry(self.entry)
            self._align()
        self.strip.setVisible(can)
        self.notice.show_state(self.controller, self.view)
        self._show_change()
        self.strip.setFocus() if can else self.sheet.setFocus()

    # -- entering

    def _chosen(self) -> None:
        self._show_change()
        if self.change is None:
            self._keep.start()

    def keep_draft(self) -> None:
        """Keeps the choices made so far for the next deal."""
        from whistclub.club.actions.settings import keep_draft

        self._keep.stop()
        if self.change is None and self.entry is not None:
            draft = kept(self.entry, self.view.draft, datetime.datetime.now(datetime.UTC))
            if draft != self.view.draft:
                self.view = replace(self.view, draft=draft)
                self.controller.keep(keep_draft, self.sheet_id, draft)

    def commit(self) -> None:
        """Stores the deal in the strip, or the change of one."""
        from whistclub.club.actions.deals import enter_deal

        deal = None if self.entry is None else self.entry.deal
        if deal is None or self.entry is None:
            return
        self._keep.stop()
        if self.change is not None:
            change, self.change = self.change, None
            change.keep(self.controller, deal, partial(self._kept, change.index), partial(self._not_kept, change, deal))
        else:
            seen = self.view.deal_ids
            committed, refused = partial(self._committed, len(seen)), partial(self._choose, len(seen), deal)
            self.controller.act(enter_deal, self.sheet_id, deal, seen=seen, then=committed, otherwise=refused)

    def _not_kept(self, change: DealChange, deal: Any) -> None:
        """Called when a change was refused: it stays in the strip."""
        self.change = change
        if not change.insert:
            self._choose(change.index, deal)

    def _choose(self, index: int, deal: Any) -> None:
        """Shows both versions of a deal that somebody else has entered or changed meanwhile, if that is why it was
        refused."""
        from whistclub.club import queries
        from whistclub.desktop.score_table.both_versions import BothVersionsDialog

        was, now = self.view.sheet.deals[index : index + 1], self.controller.read(queries.sheet, self.sheet_id)
        there = now.sheet.deals[index : index + 1]
        if there and there != was and now.deal_ids[:index] == self.view.deal_ids[:index]:
            self.change = None
            self._show(now)
            names = names_at(now.sheet, index + 1, self.controller.name)
            BothVersionsDialog(self.controller, now, index, deal, names, self.window()).open()

    def _kept(self, index: int, change: Change) -> None:
        self.next_deal()
        self._committed(index, change)

    def _committed(self, index: int, _change: Change) -> None:
        """Called when the deal at ``index`` has been stored."""
        self.sheet.light(index)
        self.sheet.clearSelection()
        if self.strip.isVisible():
            self.strip.setFocus()
        if (layout := self.layout()) is not None:
            # Lay out the changed widgets before they are painted, to paint one frame instead of two.
            layout.activate()

    # -- changing what was entered

    def reopen(self, index: int) -> None:
        """Opens deal ``index`` (0-based) in the strip for correction. If the strip holds a complete new deal, enters
        that deal instead."""
        if self.entry is not None and self.entry.ready and self.change is None and self.entry.started:
            self.commit()
            return
        self._begin(DealChange(self.view, index, insert=False))

    def insert(self, index: int) -> None:
        """Opens the strip for a deal to insert before deal ``index``."""
        if self.view.score.finished:
            self.controller.said.emit(tr("The game is finished: no deal can be put in."))
            return
        self._begin(DealChange(self.view, index, insert=True))

    def _follow(self, change: DealChange) -> None:
        """Called when the sheet changed while a change is being entered: continues with the same choices if the deal
        itself is unchanged, else with the deal as it is now."""
        now = change.of(self.view)
        if now is None:
            self.next_deal()
            return
        self._begin(now, self.entry if now.deal == change.deal else None)

    def _begin(self, change: DealChange, so_far: Entry | None = None) -> None:
        """Opens a change in the strip; ``so_far``: the choices already made for it."""
        self.keep_draft()
        self.change = change
        score = self.view.score
        names, whole = (names_at(score.sheet, change.index + 1, name) for name in (self.called, self.controller.name))
        self.entry = entry_for(Fold.before(score, change.index), names, change.deal, whole)
        if so_far is not None:
            self.entry.resume(so_far.draft())
        before = None if change.insert else score.lines[change.index].points
        self.strip.show_entry(
            self.entry, change.title, commit=change.commit_text, cancel=change.cancel_text, before=before
        )
        self.strip.show()
        self._align()
        self.notice.hide()
        self._show_change()
        self.strip.setFocus()

    def delete(self, index: int) -> None:
        """Asks whether to delete deal ``index``, showing what that moves; undo restores it."""
        ask_delete(self.controller, self.view, index, self.window(), self._deleted)

    def _deleted(self) -> None:
        """Clears the selection after a deletion, so that a second Delete does not remove the next deal."""
        self.sheet.clearSelection()
        self.sheet.setCurrentIndex(QModelIndex())
        if self.strip.isVisible():
            self.strip.setFocus()

    def history(self, index: int) -> None:
        """Shows every version of deal ``index``."""
        from whistclub.desktop.score_table.history import DealHistoryDialog

        names = names_at(self.view.score.sheet, index + 1, self.controller.name)
        DealHistoryDialog(self.controller, self.view, index, names, self.window()).open()

    def _show_change(self) -> None:
        """Shows the totals and places after the change above the columns, and what it would remove on the button."""
        shown = self._headings
        if self.change is not None and self.entry is not None and self.entry.ready:
            preview = self.change.preview(self.controller, self.entry.deal)
            shown = headings(self.view.score, self.called, preview.score)
            self.strip.say_consequence(beyond_totals(preview))
        if self.change is not None:
            self._weigh.start()
        self.sheet.scores.show_headings(shown)
        self.header.show_deal(self.entry, "" if self.change is None else self.change.title)
        announced = None if self.entry is None else self.entry.announced
        self.ladder.mark(*(announced or (None, None, None)))
        self._fill_plan()

    def weigh(self) -> None:
        """Computes which totals and places the change being entered moves."""
        self._weigh.stop()
        ready = self.change is not None and self.entry is not None and self.entry.ready
        self.moves = self.change.moves(self.controller, self.entry.deal) if ready and self.change and self.entry else ()
        # Those of the table itself are already shown above the columns.
        elsewhere = [moved for moved in self.moves if moved.board.kind != "table"]
        self.strip.show_moves("\n".join(consequence_lines(elsewhere, self.controller.name, MOVES_SHOWN)))

    def show_moves(self) -> None:
        """Opens the list of everything the change moves."""
        from whistclub.desktop.dialogs.consequences import MovesDialog

        self.weigh()
        if self.change is not None:
            MovesDialog(self.controller, self.change.title, self.moves, self.window()).open()

    # -- what the buttons ask for

    def _wanted(self, what: TableAction) -> None:
        from whistclub.club.actions import tables
        from whistclub.desktop.dialogs.seat_change import ChangeSeatDialog, ExchangeDialog
        from whistclub.desktop.score_table.history import GoneDealsDialog

        match what:
            case TableAction.LEAVE:
                self.leave()
            case TableAction.CLOSE:
                self.controller.act(tables.close_table, self.sheet_id)
            case TableAction.REOPEN:
                self.controller.act(tables.reopen_table, self.sheet_id)
            case TableAction.TYPE_DEALS:
                self.types.emit(SheetMode.DEALS)
            case TableAction.TYPE_TOTALS:
                self.types.emit(SheetMode.TOTALS)
            case TableAction.CHANGE_PLAYERS:
                ChangeSeatDialog(self.controller, self.view, self.window()).open()
            case TableAction.EXCHANGE_SEATS:
                ExchangeDialog(self.controller, self.view, self.window()).open()
            case TableAction.SHOW_DELETED:
                GoneDealsDialog(self.controller, self.view, self.window()).open()
            case _:
                assert_never(what)

    def _row_wanted(self, what: RowAction) -> None:
        index = self.sheet.selected()
        acts = {
            RowAction.REOPEN: self.reopen,
            RowAction.DELETE: self.delete,
            RowAction.INSERT: self.insert,
            RowAction.WHY: self.why,
            RowAction.MOVE: self.move_deal,
            RowAction.HISTORY: self.history,
            RowAction.CALL: self.correct_call,
        }
        if index >= 0:
            hidden = self.strip.isHidden()
            acts[what](index)
            if hidden and not self.strip.isHidden():
                self._hold_off()

    def _hold_off(self) -> None:
        """Ignores clicks on the strip for the length of a double click: its appearance moved the button, so the second
        click would hit something else."""
        self.strip.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        QTimer.singleShot(QApplication.doubleClickInterval(), self, self._let_in)

    def _let_in(self) -> None:
        self.strip.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)

    def why(self, index: int) -> None:
        """Explains the points of deal ``index`` by the rules."""
        from whistclub.desktop.score_table.why import DealWhyDialog

        score = self.view.score
        names = names_at(score.sheet, index + 1, self.controller.name)
        DealWhyDialog(self.controller, score, score.lines[index], names, self.window()).open()

    def move_deal(self, index: int) -> None:
        """Asks to which table to move deal ``index``."""
        from whistclub.desktop.score_table.move_deal import MoveDealDialog

        MoveDealDialog(self.controller, self.view, index, self.window()).open()

    def correct_call(self, index: int) -> None:
        """Asks for the arbiter's call of deal ``index``."""
        from whistclub.desktop.arbiter.call_dialog import CallDialog

        deal, calls = self.view.score.sheet.deals[index], game_of(self.view.score.sheet.game).calls
        if calls is None:
            return
        names = names_at(self.view.score.sheet, index + 1, self.controller.name)
        which = self.view.deal_ids[index], index + 1
        CallDialog(self.controller, which, calls.of(deal), deal.players, names, self.window()).open()

    def _row_chosen(self, index: int) -> None:
        self.tools.offer(
            index + 1 if index >= 0 else None,
            can_insert=not self.view.score.finished,
            has_calls=game_of(self.view.score.sheet.game).calls is not None,
        )

    def leave(self) -> None:
        """Returns to the tables; a half-entered deal is kept."""
        self.keep_draft()
        self.closed.emit()

    def _ask_arbiter(self, asked: Asked) -> None:
        self.keep_draft()
        self.arbitrates.emit(asked)

    def _refuse_call(self, made: str) -> None:
        from whistclub.desktop.arbiter.call_dialog import second_call_dialog

        second_call_dialog(self.controller, self.sheet_id, made, self.window()).open()

    def toggle_ladder(self) -> None:
        """Shows or hides the ladder of contracts."""
        self.ladder.setVisible(self.ladder.isHidden() and self.header.ladder.isEnabled())
        self.header.ladder.setChecked(not self.ladder.isHidden())
        self._make_room()
        self.strip.setFocus()

    def toggle_curve(self) -> None:
        """Shows or hides the chart of running totals."""
        self._curve_wanted = self.curve.isHidden()
        self._show_curve()

    def _show_plan(self) -> None:
        """Shows the plan if the score sheet keeps enough width for its columns."""
        sheet = self.view.score.sheet
        wanted = bool(game_of(sheet.game).planned_cards(len(sheet.seats))) and sheet.totals is None
        self.plan.setVisible(wanted and self.width() >= theme.px(ROOM_FOR_PLAN))

    def _fill_plan(self) -> None:
        if self.plan.isVisibleTo(self):
            number = self.change.index + 1 if self.change is not None and not self.change.insert else None
            self.plan.show_score(self.view.score, number)

    def _show_curve(self) -> None:
        wanted = self.width() >= CURVE_FROM if self._curve_wanted is None else self._curve_wanted
        self.curve.setVisible(wanted and len(self.view.score.lines) > 1)
        self.header.curve.setChecked(not self.curve.isHidden())
        self._make_room()

    def _make_room(self) -> None:
        """Hides the score sheet if ladder and curve leave too little width for its numbers."""
        beside = [each for each in (self.ladder, self.curve) if not each.isHidden()]
        taken = sum((each.minimumWidth() or each.sizeHint().width()) + theme.GAP for each in beside)
        self.sheet.setVisible(not beside or self.width() - taken >= self.sheet.narrowest())

    # -- events

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Passes the focus to the strip, or to the score sheet if the strip is hidden. (A focus proxy would remove the
        buttons above the strip from the tab order.)"""
        (self.sheet if self.strip.isHidden() else self.strip).setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F2:
            self.toggle_ladder()
        elif event.key() == Qt.Key.Key_F3:
            self.toggle_curve()
        elif event.key() == Qt.Key.Key_F7:
            self._row_wanted(RowAction.WHY)
        elif event.key() == Qt.Key.Key_F9:
            self._row_wanted(RowAction.HISTORY)
        elif event.key() == Qt.Key.Key_Escape and (self.strip.isHidden() or self.sheet.hasFocus()):
            self._escape()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and not event.modifiers():
            self._to_sheet()
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End) and not event.modifiers():
            self.sheet.setFocus()
            self.sheet.select_deal(0 if event.key() == Qt.Key.Key_Home else -1)
        elif self.strip.take(event):
            self.strip.setFocus()
        else:
            super().keyPressEvent(event)

    def _escape(self) -> None:
        """Moves the focus from the score sheet to the strip; if there is no strip, returns to the tables."""
        if self.strip.isHidden():
            self.leave()
        else:
            self.sheet.clearSelection()
            self.strip.setFocus()

    def _to_sheet(self) -> None:
        """Moves the focus from the strip to the sheet and selects the latest deal (keys Up and Down)."""
        score = self.view.score
        self.sheet.setFocus()
        if score.lines and self.sheet.selected() < 0:
            self.sheet.select_deal(-1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_curve()
        self._show_plan()
        self._fill_plan()

    def hideEvent(self, event: QHideEvent) -> None:
        self.keep_draft()
        super().hideEvent(event)
