"""The page "Tonight": start or continue an evening, seat its tables, open one."""

from __future__ import annotations

import datetime
from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from whistclub.club import queries
from whistclub.club.ports import Change, SheetRecord, Work
from whistclub.desktop.controller import Controller
from whistclub.desktop.evening.overview import close_text
from whistclub.desktop.evening.table_card import status_sign
from whistclub.desktop.main_window.menus import MenuAction
from whistclub.desktop.pages.home import HomePanel
from whistclub.desktop.pages.page import Page
from whistclub.desktop.paper_sheet.mode import SheetMode
from whistclub.words import tr
from whistclub.words.dates import evening_text, long_date

if TYPE_CHECKING:
    from whistclub.desktop.arbiter.opening import Arbiters
    from whistclub.desktop.evening.overview import EveningView
    from whistclub.desktop.pages.inner_page import InnerPage
    from whistclub.entry.asked import Asked


class TonightPage(Page):
    """Shows one evening at a time: its overview, a panel such as the seating, or one table. ``evening_id`` None: the
    home page, which asks which evening to start or continue.

    ``wants_public_display``: the button of the television was pressed; ``wants_action`` carries a ``MenuAction`` asked
    for on the home page."""

    wants_public_display = Signal()
    wants_action = Signal(MenuAction)

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self.evening_id: int | None = None
        self.sheet_id: int | None = None
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        self.stack = QStackedWidget()
        box.addWidget(self.stack)
        self._over: InnerPage | None = None
        self.start = HomePanel(controller)
        self.start.chosen.connect(self.show_evening)
        self.start.wants.connect(self.wants_action)
        self.stack.addWidget(self.start)
        self._view: EveningView | None = None
        self._public_display = "off"
        self._arbiters: Arbiters | None = None
        for key, by in (("Ctrl+PgDown", 1), ("Ctrl+PgUp", -1)):
            QShortcut(QKeySequence(key), self).activated.connect(partial(self.next_table, by))
        QShortcut(QKeySequence("Alt+Left"), self).activated.connect(self.back_out)
        for key in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(key), self).activated.connect(self.press_main)
        self._first()

    @property
    def view(self) -> EveningView:
        """The overview of an evening, created on first use."""
        if self._view is None:
            from whistclub.desktop.evening.overview import EveningView

            self._view = view = EveningView(self.controller)
            view.opens.connect(self.show_table)
            view.seats.connect(self.show_seating)
            view.draws.connect(self.show_draw)
            view.drives.connect(self.show_drive)
            view.reseats.connect(self.show_reseat)
            view.types.connect(self.show_sheet)
            view.leaves.connect(self.leave)
            view.titled.connect(self.titled)
            view.public_display.clicked.connect(self.wants_public_display)
            view.say_public_display(self._public_display)
            self.stack.addWidget(view)
        return self._view

    def say_public_display(self, state: str) -> None:
        """Shows the state of the television: ``off``, ``on`` or ``frozen``."""
        self._public_display = state
        if self._view is not None:
            self._view.say_public_display(state)

    def _first(self) -> None:
        """Opens today's evening without asking, if it is not closed."""

        record = self.controller.read(queries.open_evening)
        if record is not None and record.date == datetime.date.today():
            self.show_evening(record.id)
        else:
            self.leave()

    def title(self) -> str:
        if self.evening_id is None:
            return tr("Tonight")

        record = self.view.record
        return tr("Tonight") if record is None else evening_text(record.date, record.number, record.name)

    def detail(self) -> str:
        """Returns today's date on the home page."""

        return "" if self.evening_id is not None else long_date(datetime.date.today())

    def tools(self) -> Collection[MenuAction]:
        """Returns the television and printing, on the overview of an evening."""
        over = self.evening_id is not None and self._over is None
        return (MenuAction.TELEVISION_PANEL, MenuAction.PRINT_STANDINGS) if over else ()

    def header(self) -> QWidget | None:
        """Returns the header of the inner page, None if it has none of its own."""
        return None if self._over is None else self._over.header_widget()

    def reload(self, change: Change) -> None:
        if self.evening_id is not None and not self.view.reload(change):
            self.leave()
        if self.stack.currentWidget() is self.start:
            self.start.fill()
        touched = self.sheet_id is not None and (self.sheet_id in change.sheets or change.players)
        if touched and not self.controller.read(_is_there, self.sheet_id):
            self.back()  # the table is gone: undone, or replaced by an import of the evening
        if self._over is not None:
            self._over.reload(change)

    def enter(self) -> None:
        current = self.stack.currentWidget()
        if current is self.start:
            self.start.fill()
            self.start.focus_first()
        elif current is self._view and self._view is not None:
            self.view.enter()
        elif current is not None:
            current.setFocus()

    # -- what is shown

    def show_evening(self, evening_id: int) -> None:
        """Shows an evening."""
        self._drop_over()
        self.evening_id = evening_id
        self.view.show_evening(evening_id)
        self.stack.setCurrentWidget(self.view)
        self.view.enter()
        self.titled.emit()

    def leave(self) -> None:
        """Returns to the choice of an evening."""
        self._drop_over()
        self.evening_id = None
        self.start.fill()
        self.stack.setCurrentWidget(self.start)
        self.titled.emit()

    def show_table(self, sheet_id: int) -> None:
        """Opens a table."""
        from whistclub.desktop.score_table.page import TablePage

        self._drop_over()
        page = TablePage(self.controller, sheet_id)
        page.types.connect(partial(self.show_sheet, sheet_id))
        page.arbitrates.connect(partial(self.show_arbiter, sheet_id))
        self.sheet_id = sheet_id
        self._put_over(page)

    def show_sheet(self, sheet_id: int, mode: SheetMode = SheetMode.DEALS) -> None:
        """Opens the page for typing the sheet of a table in that mode."""
        from whistclub.desktop.paper_sheet.page import SheetPage

        self._drop_over()
        page = SheetPage(self.controller, sheet_id, mode)
        page.opens.connect(self.show_elsewhere)
        self.sheet_id = sheet_id
        self._put_over(page)

    def show_elsewhere(self, sheet_id: int) -> None:
        """Opens a table of any evening."""
        evening_id = self.controller.read(_evening_of, sheet_id)
        if evening_id != self.evening_id:
            self.show_evening(evening_id)
        self.show_table(sheet_id)

    def show_seating(self, sheet_id: int = 0) -> None:
        """Opens the panel that seats a new table, or that changes the seats of ``sheet_id``."""
        from whistclub.desktop.seating.seat_panel import SeatPanel

        if self.evening_id is None:
            return
        self._drop_over()
        panel = SeatPanel(self.controller, self.evening_id, sheet_id or None)
        panel.opens.connect(self.show_table)
        self._put_over(panel)

    def show_draw(self) -> None:
        """Opens the panel that draws the tables of a round."""
        from whistclub.desktop.seating.draw_panel import DrawPanel

        record = self.view.record
        if self.evening_id is None or record is None or record.closed or record.cancelled:
            return
        self._drop_over()
        panel = DrawPanel(self.controller, self.evening_id)
        panel.drives.connect(self.show_drive)
        self._put_over(panel)

    def show_drive(self) -> None:
        """Opens the page for typing the tricks of a whist drive."""
        from whistclub.desktop.whist_drive.page import DrivePage

        if self.evening_id is None:
            return
        self._drop_over()
        page = DrivePage(self.controller, self.evening_id)
        page.draws.connect(self.show_draw)
        page.prints.connect(self.view.print_standings)
        self._put_over(page)

    def show_reseat(self, round: int) -> None:
        """Opens the panel that changes the seating of a round."""
        from whistclub.desktop.seating.reseat import ReseatPanel

        if self.evening_id is None:
            return
        self._drop_over()
        self._put_over(ReseatPanel(self.controller, self.evening_id, round))

    def show_arbiter(self, sheet_id: int = 0, asked: Asked | None = None) -> None:
        """Opens the arbiter's page for the deal being entered at a table (``asked``), or without a deal. It leads back
        to the table, the evening or the choice of an evening."""
        from whistclub.desktop.arbiter.opening import Arbiters

        self._arbiters = self._arbiters or Arbiters(self.controller)
        self._drop_over()
        page = self._arbiters.page(sheet_id, asked)
        page.opens.connect(self.show_table)
        self.sheet_id = sheet_id or None
        self._put_over(page)

    def ask_arbiter(self) -> None:
        """Opens the arbiter's page without a deal; it leads back to the table that was open."""
        self.show_arbiter(self.sheet_id or 0)

    def back(self) -> None:
        """Returns from a table or a panel to the evening."""
        self._drop_over()
        self.controller.look_around()
        if self.evening_id is not None:
            self.view.show_evening(self.evening_id)
            self.stack.setCurrentWidget(self.view)
            self.titled.emit()
            self.view.enter()
        else:
            self.leave()
            self.start.focus_first()

    def back_out(self) -> None:
        """Closes the inner page by key; asks first if something unsaved would be lost."""
        if self._over is None:
            return
        if unkept := self._over.unkept():
            from whistclub.desktop.dialogs.ask import AskDialog

            title = tr("Back to the evening?")
            dialog = AskDialog(self.controller, title, tr("Leave the page"), [unkept], self.window())
            dialog.accepted.connect(self.back)
            dialog.open()
        else:
            self._over.leave()

    def press_main(self) -> None:
        """Presses the main button of the inner page, wherever the focus is."""
        main = None if self._over is None else self._over.main_button()
        if main is not None and main.isEnabled():
            main.click()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._over is not None and not event.isAutoRepeat():
            self.back_out()
        else:
            super().keyPressEvent(event)

    def _put_over(self, page: InnerPage) -> None:
        self._over = page
        page.closed.connect(self.back)
        page.goes.connect(self._move_on)
        self.stack.addWidget(page)
        self.stack.setCurrentWidget(page)
        page.setFocus()
        self.titled.emit()

    def _drop_over(self) -> None:
        over, self._over, self.sheet_id = self._over, None, None
        if over is not None:
            self.stack.removeWidget(over)
            over.hide()
            over.deleteLater()

    def table_choices(self) -> tuple[tuple[int, str, bool], ...]:
        """Returns the tables of the round shown: number, a sign if something waits or is done, whether it is the one
        open.

        Reads them again, because the table on the screen may have just been left with a half-entered deal."""

        if self.evening_id is None:
            return ()
        views = {view.record.id: view for view in self.controller.read(queries.evening, self.evening_id).sheets}
        shown = [(number, views[id]) for number, id in self.view.sheet_ids.items() if id in views]
        return tuple((number, status_sign(view), view.record.id == self.sheet_id) for number, view in shown)

    def open_table(self, number: int) -> None:
        """Opens the table with that number in the round shown; a page that shows all tables moves to its field."""
        if self._over is not None and self._over.go_to(number):
            return
        sheet_id = self.view.sheet_ids.get(number)
        if sheet_id is not None and sheet_id != self.sheet_id:
            self._show_like(sheet_id)

    def next_table(self, by: int) -> None:
        """Opens the next (+1) or the previous (−1) table of the round, in the mode of the current one."""
        if self._over is not None:
            self._over.go(by)

    def _move_on(self, by: int) -> None:
        if self.sheet_id is None:
            return
        ids = self.controller.read(_round_of, self.sheet_id)
        at = ids.index(self.sheet_id) + by
        if 0 <= at < len(ids):
            self._show_like(ids[at])
        else:
            self.controller.said.emit(
                tr("This is the last table of the round.") if by > 0 else tr("This is the first table.")
            )

    def _show_like(self, sheet_id: int) -> None:
        """Opens a table on the same kind of page as the current one: the strip, or the sheet in the same typing
        mode."""
        from whistclub.desktop.paper_sheet.page import SheetPage

        if isinstance(self._over, SheetPage):
            self.show_sheet(sheet_id, self._over.mode)
        else:
            self.show_table(sheet_id)

    # -- the same actions from the menu

    def new_evening(self) -> None:
        """Asks for the date and starts an evening."""
        self.leave()
        self.start.begin.setFocus()

    def check_in(self) -> None:
        """Sets the focus to the check-in field."""
        if self.evening_id is not None:
            self.back()
            self.view.check_in.field.begin()

    def type_sheet(self) -> None:
        """Opens the page for typing a sheet: that of the open table, else of the first table of the round without one.
        From there back to the table."""
        from whistclub.desktop.paper_sheet.page import SheetPage

        sheet_id = self.sheet_id or self._first_untyped()
        if isinstance(self._over, SheetPage) and self.sheet_id is not None:
            self.show_table(self.sheet_id)
        elif sheet_id:
            self.show_sheet(sheet_id)

    def _first_untyped(self) -> int:

        if self.evening_id is None:
            return 0
        views = {view.record.id: view for view in self.controller.read(queries.evening, self.evening_id).sheets}
        shown = [views[id] for id in self.view.sheet_ids.values() if id in views]
        open_ones = [view for view in shown if not view.closed] or shown
        return open_ones[0].record.id if open_ones else 0

    def adjust(self) -> None:
        """Opens the dialog for an adjustment."""
        if self.evening_id is not None:
            self.view.add_adjustment()

    def show_purse(self) -> None:
        """Opens the purse of the evening."""
        from whistclub.desktop.evening.purse import PurseDialog

        if self.evening_id is not None:
            PurseDialog(self.controller, self.evening_id, self.window()).open()

    def print_standings(self) -> None:
        """Opens the print preview of the evening's standings."""
        if self.evening_id is not None:
            self.view.print_standings()

    def export_evening(self) -> None:
        """Exports the evening to a file."""
        if self.evening_id is not None:
            self.view.export()

    def close_text(self) -> str:
        """Returns the menu text for closing or reopening the evening."""

        return close_text(self._view.record if self._view is not None and self.evening_id is not None else None)

    def close_evening(self) -> None:
        """Closes or reopens the evening."""
        if self.evening_id is not None:
            self.back()
            self.view.close_or_reopen()


def _is_there(work: Work, sheet_id: int) -> bool:
    return bool(work.find(SheetRecord, id=sheet_id))


def _evening_of(work: Work, sheet_id: int) -> int:
    return work.get(SheetRecord, sheet_id).evening_id


def _round_of(work: Work, sheet_id: int) -> list[int]:
    """Returns the ids of the sheets in the round of that sheet, by table."""
    own = work.get(SheetRecord, sheet_id)
    return [record.id for record in work.find(SheetRecord, evening_id=own.evening_id, round=own.round)]
