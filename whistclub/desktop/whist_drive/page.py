"""The page of a whist drive: type the tricks of all tables of a round, then everybody moves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from whistclub.club import queries
from whistclub.club.actions.deals import correct_deal, enter_deal
from whistclub.club.actions.rounds import seat_round
from whistclub.club.evening import drive
from whistclub.club.evening.rounds import drawn_round
from whistclub.club.ports import Change
from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.design.fields import SpinBox
from whistclub.desktop.design.flow import FlowLayout
from whistclub.desktop.design.grid import Grid
from whistclub.desktop.design.tips import set_tip
from whistclub.desktop.design.widgets import ChipButton, button, label, scrolled, set_kind
from whistclub.desktop.dialogs.consequences import ConfirmDialog
from whistclub.desktop.pages.inner_page import InnerPage
from whistclub.desktop.whist_drive.number_pad import Numbers
from whistclub.desktop.whist_drive.standings import drive_grid
from whistclub.desktop.whist_drive.state import entered, round_sheets, trump_of
from whistclub.desktop.whist_drive.table_row import DriveRow
from whistclub.desktop.whist_drive.trick_field import TrickField
from whistclub.entry.keys import Reader
from whistclub.errors import KnownError
from whistclub.rules.common import Suit
from whistclub.rules.games import drive_game
from whistclub.seating.drive import TRICKS
from whistclub.words import tr
from whistclub.words.evenings.rounds import method_name
from whistclub.words.names import listed, suit_name, suit_sign

if TYPE_CHECKING:
    from whistclub.club.ports import SheetView


class DrivePage(InnerPage):
    """The page of a whist drive. ``draws``: change who plays; ``prints``: print its lists.

    ``round``: number of the round shown; ``last``: number of the latest round seated; ``deal``: index of the deal being
    typed."""

    draws = Signal()
    prints = Signal()

    def __init__(self, controller: Controller, evening_id: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller, self.evening_id = controller, evening_id
        self.reader = Reader()
        self.rows: list[DriveRow] = []
        self.views: dict[int, SheetView] = {}
        self.current: TrickField | None = None
        self.last = self.round = self.deal = 0
        self._filling = False
        outer = QVBoxLayout(self)
        outer.setContentsMargins(4 * theme.UNIT, 2 * theme.UNIT, 4 * theme.UNIT, 2 * theme.UNIT)
        outer.setSpacing(2 * theme.UNIT)
        outer.addWidget(self._top_row())
        outer.addLayout(self._said_row())
        outer.addWidget(self._middle(), 1)
        self.numbers = Numbers(TRICKS)
        self.numbers.tapped.connect(self._tap)
        outer.addWidget(self.numbers)
        self._load()

    # -- making

    def _top_row(self) -> QWidget:
        top = QWidget()
        row = FlowLayout(top)
        back = button(tr("‹ Tables"), "plain", tip=tr("Back to the tables [{key}]", key=tr("Esc") + ", Alt+←"))
        back.clicked.connect(self.closed)
        asked = QWidget()
        line = QHBoxLayout(asked)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(theme.GAP)
        line.addWidget(label(tr("Round")))
        self.which = SpinBox(1, 1, 1)
        self.which.setAccessibleName(tr("Round"))
        self.which.valueChanged.connect(self.show_round)
        line.addWidget(self.which)
        self.heading = label("", "strong")
        line.addWidget(self.heading)
        self.next = button(tr("Final list…"), "main")
        self.next.setAutoDefault(True)  # lets Enter press it
        self.next.clicked.connect(self.go_on)
        self.list = ChipButton(tr("List"))
        self.list.clicked.connect(self._show_list)
        who, paper = button(tr("Who plays…"), tip="Ctrl+D"), button(tr("Print…"), tip="Ctrl+P")
        who.clicked.connect(self.draws)
        paper.clicked.connect(self.prints)
        for widget in (back, asked, self.next, self.list, who, paper):
            row.addWidget(widget)
        return top

    def _said_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.GAP)
        self.deals_box = QWidget()
        self.deal_chips = FlowLayout(self.deals_box)
        row.addWidget(self.deals_box)
        self.banner = label("", "quiet", wrap=True)
        row.addWidget(self.banner, 1)
        return row

    def _middle(self) -> QWidget:
        inside = QWidget()
        box = QVBoxLayout(inside)
        box.setContentsMargins(0, 0, 0, 0)
        self.tables_box = QWidget()
        self.tables = FlowLayout(self.tables_box)
        box.addWidget(self.tables_box)
        self.standings = Grid(tr("List of the drive"), whole=True)
        self.standings.hide()
        box.addWidget(self.standings)
        box.addStretch(1)
        self.area = scrolled(inside)
        return self.area

    # -- showing

    def _load(self) -> None:
        """Reads the drive and shows its latest round."""
        running = self.controller.read(drive.running, self.evening_id)
        if running is None:
            return
        self.last, self.method = running.round, running.method
        self._filling = True
        self.which.setRange(1, self.last)
        self.which.setValue(self.last)
        self._filling = False
        self.show_round(self.last)

    def show_round(self, number: int) -> None:
        """Shows a round."""
        if self._filling:
            return
        self.round = number
        self._read(None)
        self.deal = self._first_deal()
        self._show_rows()
        self._show_state()
        self.begin()

    def _read(self, moved: frozenset[int] | None) -> None:
        """Reads the sheets of the round; if ``moved`` is given, only the changed ones among them."""

        found = self.controller.read(round_sheets, self.evening_id, self.round)
        known, self.views = self.views, {}
        for record in found:
            again = moved is None or record.id in moved or record.id not in known
            self.views[record.id] = self.controller.read(queries.sheet, record.id) if again else known[record.id]

    def _first_deal(self) -> int:
        """Returns the index of the first deal that is missing at some table; of the last deal if none is."""
        return min(self.planned - 1, min((entered(view) for view in self.views.values()), default=0))

    @property
    def planned(self) -> int:
        """Deals per round."""
        view = next(iter(self.views.values()), None)
        return (drive.rules().deals(view.sheet.conventions) or 1) if view is not None else 1

    def _show_rows(self) -> None:
        if len(self.rows) != len(self.views):
            self.current = None
            self.tables.clear()
            self.rows = []
            for _ in self.views:
                row = DriveRow(self.controller, self.reader)
                row.entered.connect(partial(self.enter_tricks, row))
                for field in row.sides:
                    field.goes.connect(partial(self._go, row))
                    field.given_up.connect(self.closed)
                    field.came.connect(partial(self._came, field))
                self.tables.addWidget(row)
                self.rows.append(row)
        for row, view in zip(self.rows, self.views.values(), strict=True):
            row.show_view(view, self.deal)

    def _show_state(self) -> None:
        planned = self.controller.read(drive.planned_rounds)
        view = next(iter(self.views.values()), None)
        trump = trump_of(view, self.deal) if view is not None else None
        parts = [tr("of {number}", number=planned)] if self.round <= planned else []
        if trump is not None:
            parts.append(suit_name(trump) if trump is Suit.NONE else f"{suit_sign(trump)} {suit_name(trump)}")
        self.heading.setText(" · ".join(parts))
        self._show_deals()
        self._say()
        self._name_next(planned)
        self.list.setChecked(not self.standings.isHidden())
        if not self.standings.isHidden():
            self.standings.fill(*self.controller.read(drive_grid, self.evening_id, self.controller.name))

    def _show_deals(self) -> None:
        self.deals_box.setVisible(self.planned > 1)
        self.deal_chips.clear()
        for at in range(self.planned if self.planned > 1 else 0):
            chip = ChipButton(tr("Deal {number}", number=at + 1))
            chip.setChecked(at == self.deal)
            chip.clicked.connect(partial(self.show_deal, at))
            self.deal_chips.addWidget(chip)

    def _say(self) -> None:
        """Shows what is missing, or that everything is entered."""
        missing = [str(row.table) for row in self.rows if not row.done]
        kind = "quiet"
        if self.round < self.last:
            kind = "attention"
            text = tr(
                "People have moved since round {number}: a correction changes the tricks, not who sits where.",
                number=self.round,
            )
        elif missing:
            text = tr("Type the tricks of one side; the other side follows.") + " "
            text += tr("%n table(s) missing: {numbers}.", "", len(missing), numbers=listed(missing[:12]))
        else:
            kind, text = "ok", tr("✓ All tricks of this deal are in.")
        waiting = self._waiting()
        if waiting:
            text += " " + tr("Sitting out: {names}", names=waiting) + "."
        self.banner.setText(text)
        set_kind(self.banner, kind)

    def _waiting(self) -> str:

        drawn = self.controller.read(drawn_round, self.evening_id, self.round)
        return ", ".join(map(self.controller.name, drawn.out)) if drawn is not None else ""

    def _name_next(self, planned: int) -> None:
        finished = all(entered(view) >= self.planned for view in self.views.values())
        if self.round < self.last:
            text, ready, tip = tr("To round {number}", number=self.last), True, ""
        elif finished and self.last == planned:
            text, ready, tip = tr("Final list…"), True, ""
        else:
            text = tr("Seat round {number}", number=self.last + 1)
            ready, tip = finished, "" if finished else tr("Tricks are missing.")
        self.next.setText(text)
        self.next.setAccessibleName(text)
        self.next.setEnabled(ready)
        set_tip(self.next, tip)

    def _show_list(self, on: bool = False) -> None:
        """Shows the running list instead of the tables, or the tables again."""
        self.standings.setVisible(on)
        self.tables_box.setVisible(not on)
        self.numbers.setVisible(not on)
        self._show_state()
        (self.standings if on else self).setFocus()

    def show_deal(self, at: int, checked: bool = False) -> None:
        """Shows another deal of the round."""
        self.deal = at
        self._show_rows()
        self._show_state()
        self.begin()

    def reload(self, change: Change) -> None:
        """Updates the page after a change of the evening."""
        if self.evening_id not in change.evenings and not change.players:
            return
        known = set(self.views)
        seated = any(kind in ("SheetRecord", "RoundRecord") for kind, _ in change.created)
        self._read(None if change.players else change.sheets)
        if seated or not change.sheets <= known or known != set(self.views):
            running = self.controller.read(drive.running, self.evening_id)
            if running is None:
                self.closed.emit()
                return
            if running.round != self.last:
                self._load()
                return
        self._show_rows()
        self._show_state()

    # -- doing

    def begin(self) -> None:
        """Moves the focus to the first table without tricks, else to the button of the next step."""
        missing = next((row for row in self.rows if not row.done), None)
        if missing is not None:
            self._focus(missing.sides[0])
        elif self.next.isEnabled() and self.round == self.last:
            self.next.setFocus()
        elif self.rows:
            self._focus(self.rows[0].sides[0])

    def _focus(self, field: TrickField) -> None:
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.area.ensureWidgetVisible(field, 0, theme.px(80))

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.begin()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _came(self, field: TrickField) -> None:
        self.current = field

    def _tap(self, number: int) -> None:
        if self.current is not None:
            self.current.setFocus()
            self.current.take(number)

    def _go(self, row: DriveRow, by: int) -> None:
        at = self.rows.index(row) + by
        if 0 <= at < len(self.rows):
            self._focus(self.rows[at].sides[0])
        elif by > 0 and self.next.isEnabled():
            self.next.setFocus()

    def go_to(self, table: int) -> bool:
        """Moves the focus to the field of that table. Returns False if it is not shown."""
        row = next((row for row in self.rows if row.table == table), None)
        if row is not None:
            self._focus(row.sides[0])
        return row is not None

    def enter_tricks(self, row: DriveRow, side: int, tricks: int) -> None:
        """Enters or corrects the tricks of a side, then moves to the next table that has none."""
        view = row.view
        if view is None or tricks > TRICKS:
            return
        both = (tricks, TRICKS - tricks) if side == 0 else (TRICKS - tricks, tricks)
        self._store(view, both, lambda _=None: self._stored(row, view.record.id))

    def _stored(self, row: DriveRow, sheet_id: int) -> None:
        row.show_view(self.views[sheet_id], self.deal)
        self._on_from(row)

    def _store(self, view: SheetView, tricks: tuple[int, int], then: Callable[..., None]) -> None:

        deals, game = view.sheet.deals, drive.rules()
        if self.deal < len(deals) and game.tricks_of(deals[self.deal]) == tricks:
            then()
            return
        if self.deal >= len(deals):
            deal = game.deal(tricks, trump_of(view, self.deal))
            self.controller.act(enter_deal, view.record.id, deal, seen=view.deal_ids, then=then)
            return
        old = deals[self.deal]
        action = (correct_deal, (view.deal_ids[self.deal], game.deal(tricks, game.trump_of(old))), {"was": old})
        if self.round < self.last:
            self._ask(action, view)
        else:
            self.controller.act(action[0], *action[1], then=then, **action[2])

    def _ask(self, action: tuple[Any, tuple[Any, ...], dict[str, Any]], view: SheetView) -> None:
        """Asks for confirmation of a correction made after people have moved."""

        title = tr("Correct round {round}, table {table}?", round=self.round, table=view.record.table)
        said = tr("People have moved since. Who sits where stays as it is.")
        dialog = ConfirmDialog(self.controller, title, tr("Correct"), action, self.window(), said=said)
        dialog.rejected.connect(self._show_rows)
        dialog.open()

    def _on_from(self, row: DriveRow) -> None:
        at = self.rows.index(row)
        following = [*self.rows[at + 1 :], *self.rows[:at]]
        missing = next((other for other in following if not other.done), None)
        if missing is not None:
            self._focus(missing.sides[0])
        elif self.deal + 1 < self.planned and self._first_deal() > self.deal:
            self.show_deal(self._first_deal())
        else:
            self.begin()

    def go_on(self) -> None:
        """Shows the next round, the final list, or the latest round again."""
        if self.round < self.last:
            self._load()
        elif self.last == self.controller.read(drive.planned_rounds):
            self.prints.emit()
        else:
            self.seat_next()

    def seat_next(self) -> None:
        """Seats the next round as the tricks determine, as one action."""

        moves, number = drive.drive_of(self.method), self.last + 1
        if moves is None:
            return
        players = self.controller.read(drive.players_now, self.evening_id)
        try:
            draw = self.controller.read(drive.drive_draw, self.evening_id, players, moves, round=number)
        except KnownError as error:
            self.controller.refused.emit(error)
            return
        played_under = self.controller.read(drive.drive_conventions, self.evening_id, number)
        facts: dict[str, Any] = {"game": drive_game(), "conventions": played_under, "method": self.method}
        self.controller.act(seat_round, self.evening_id, draw, round=number, **facts)

    def title(self) -> str:
        """Returns the title for the window's header."""
        return method_name(self.method)
