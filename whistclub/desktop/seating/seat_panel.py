"""The panel that seats one table by hand: game and conventions, who sits where, who deals first."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from whistclub.club.names import plain
from whistclub.club.ports import Change, PlayerRecord
from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.design.fields import SpinBox
from whistclub.desktop.design.flow import FlowLayout
from whistclub.desktop.design.tips import set_tip
from whistclub.desktop.design.toolbar_layout import ToolbarLayout
from whistclub.desktop.design.widgets import ChipButton, button, label, scrolled, set_kind
from whistclub.desktop.evening.check_in import PlayerField
from whistclub.desktop.pages.inner_page import InnerPage
from whistclub.desktop.seating.dealer_draw import DrawDialog
from whistclub.desktop.seating.game_row import GameRow
from whistclub.desktop.seating.seat_model import SeatModel
from whistclub.rules.sheet import game_of
from whistclub.seating.draw import shuffled
from whistclub.words import tr
from whistclub.words.conventions import convention_texts


class SeatPanel(InnerPage):
    """Seats one table. ``opens`` carries the id of a sheet just seated that is to be opened.

    With ``sheet_id`` it changes an existing table; game, conventions and number of seats only before the first deal."""

    opens = Signal(int)

    def __init__(
        self, controller: Controller, evening_id: int, sheet_id: int | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.controller = controller
        self.model = SeatModel(controller, evening_id, sheet_id)
        self._build()
        self._begin()

    # -- making

    def _build(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(4 * theme.UNIT, 2 * theme.UNIT, 4 * theme.UNIT, 3 * theme.UNIT)
        outer.setSpacing(2 * theme.UNIT)
        outer.addLayout(self._top_row())
        outer.addWidget(self._games())
        columns = QHBoxLayout()
        columns.setSpacing(4 * theme.UNIT)
        columns.addLayout(self._waiting_column(), 4)
        columns.addLayout(self._seat_column(), 5)
        outer.addLayout(columns, 1)
        outer.addLayout(self._bottom_row())

    def _top_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.GAP)
        back = button(tr("‹ Tables"), "plain", tip=tr("Back to the tables [{key}]", key=tr("Esc") + ", Alt+←"))
        back.clicked.connect(self.closed)
        row.addWidget(back)
        row.addWidget(label(tr("Table")))
        self.table = SpinBox(1, 999, 1)
        self.table.setAccessibleName(tr("Number of the table"))
        row.addWidget(self.table)
        row.addWidget(label(tr("Round")))
        self.round = SpinBox(1, 99, 1)
        self.round.setAccessibleName(tr("Round"))
        self.round.valueChanged.connect(self._other_round)
        row.addWidget(self.round)
        self.banner = label("", "quiet", wrap=True)
        row.addWidget(self.banner, 1)
        return row

    def _bottom_row(self) -> ToolbarLayout:
        row = ToolbarLayout()
        row.setSpacing(theme.GAP)
        self.dealer_draw = button(tr("Draw the first dealer…"))
        self.dealer_draw.clicked.connect(self.draw_dealer)
        row.addWidget(self.dealer_draw)
        row.addStretch(1)
        self.seat_more = button(tr("Seat, then the next table"))
        self.seat_more.clicked.connect(self._seat_and_next)
        self.done = button(tr("Seat the table"), "main")
        self.done.clicked.connect(self._seat)
        row.addWidget(self.seat_more)
        row.addWidget(self.done)
        return row

    def _games(self) -> QWidget:
        self.game_row = GameRow(self.controller, self.model)
        self.game_row.chosen.connect(self.choose_game)
        self.game_row.agreed.connect(self.show_all)
        self.games = self.game_row.chips
        return self.game_row

    def _waiting_column(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(theme.GAP)
        self.field = PlayerField(self._waiting_players)
        self.field.setPlaceholderText(tr("Seat by name: two letters, Enter…"))
        self.field.setAccessibleName(tr("Seat a player"))
        self.field.picked.connect(self.sit)
        self.field.confirmed.connect(self.press_main)
        column.addWidget(self.field)
        self.conventions_label = label("", "small", wrap=True)
        column.addWidget(self.conventions_label)
        inside = QWidget()
        box = QVBoxLayout(inside)
        box.setContentsMargins(0, 0, 0, 0)
        self.waiting_label = label("", "small", wrap=True)
        box.addWidget(self.waiting_label)
        flow = QWidget()
        self.flow = FlowLayout(flow)
        box.addWidget(flow)
        box.addStretch(1)
        column.addWidget(scrolled(inside), 1)
        return column

    def _seat_column(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(theme.GAP)
        presses = QWidget()
        row = FlowLayout(presses)
        self.fills: list[QWidget] = []
        for text, do in (
            (tr("Draw by lot"), self.draw),
            (tr("In order"), self.in_order),
            (tr("Empty"), self.empty),
        ):
            press = button(text)
            press.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            press.clicked.connect(do)
            self.fills.append(press)
            row.addWidget(press)
        column.addWidget(presses)
        inside = QWidget()
        box = QVBoxLayout(inside)
        box.setContentsMargins(0, 0, theme.GAP, 0)
        self.grid = QGridLayout()
        self.grid.setSpacing(theme.GAP)
        self.grid.setColumnStretch(1, 1)
        box.addLayout(self.grid)
        self.hint = label("", "small", wrap=True)
        box.addWidget(self.hint)
        box.addStretch(1)
        column.addWidget(scrolled(inside), 1)
        return column

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Gives the focus to the name field. (A focus proxy would remove the buttons above it from the tab order.)"""
        self.field.setFocus(event.reason())

    def _begin(self) -> None:
        """Shows the table, or the next new one."""
        model = self.model
        if model.mine is not None:
            self.table.setValue(model.mine.record.table)
            self.round.setValue(model.mine.record.round)
            self.done.setText(tr("Keep"))
        else:
            self.round.setValue(model.first_round())
            self.table.setValue(model.free_table(self.round.value()))
        self.show_all()

    def _waiting_players(self) -> list[PlayerRecord]:
        return self.model.waiting_players(self.round.value())

    def seated(self) -> list[int]:
        """The players at the table, clockwise."""
        return self.model.seated()

    # -- showing

    def reload(self, change: Change) -> None:
        """Updates the panel after a change of who is present or seated elsewhere."""
        if self.model.evening_id in change.evenings or change.players:
            self.model.load()
            self.show_all()

    def show_all(self) -> None:
        """Shows the game, the seats and who waits."""

        for key, chip in self.games.items():
            chip.setChecked(key == self.model.game)
            chip.setEnabled(not self.model.locked or key == self.model.game)
        self.game_row.conventions.setEnabled(not self.model.locked)
        if self.model.locked:
            self.conventions_label.setText(tr("Game and conventions stay: deals are entered."))
        else:
            which = " · ".join(convention_texts(self.model.game, self.model.conventions)) or tr("The usual conventions")
            self.conventions_label.setText(which)
        waiting = self.model.waiting(self.round.value())
        self.waiting_label.setText(
            tr("%n player(s) waiting: press a name to seat it", "", len(waiting))
            if waiting
            else tr("Nobody is waiting.")
        )
        at = self._focus_at()
        self.flow.clear()
        # A seated player keeps the position among the names, so that the others do not move.
        here = self.seated() if self.model.sheet_id is None else []
        for player in sorted({*waiting, *here}, key=lambda player: plain(self.controller.name(player))):
            name = button(self.controller.name(player), tip=tr("At this table") if player in here else "")
            name.setEnabled(player not in here)
            name.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            name.clicked.connect(partial(self.sit, player))
            self.flow.addWidget(name)
        self._show_seats()
        self._show_banner()
        self._in_order_of_tab()
        self._focus_again(at)

    def _seat_widgets(self) -> list[QWidget]:
        """Returns the buttons beside the seats, row by row."""
        found = (
            self.grid.itemAtPosition(seat, column) for seat in range(len(self.model.seats)) for column in (1, 2, 3)
        )
        widgets = (item.widget() for item in found if item is not None)
        return [widget for widget in widgets if isinstance(widget, QPushButton)]

    def _focus_at(self) -> tuple[str, int] | None:
        """Returns the position of the focus among the names, which are about to be rebuilt."""
        focus = self.focusWidget()
        for part, widgets in (("waiting", self.flow.widgets()), ("seats", self._seat_widgets())):
            if focus is not None and focus.hasFocus() and focus in widgets:
                return part, widgets.index(focus)
        return None

    def _focus_again(self, at: tuple[str, int] | None) -> None:
        """Restores the focus after a name was pressed: to the next name, or to the field."""
        if at is not None:
            widgets = self.flow.widgets() if at[0] == "waiting" else self._seat_widgets()
            order = [*widgets[at[1] :], *reversed(widgets[: at[1]])]
            next_one = next((widget for widget in order if widget.isEnabled()), self.field)
            next_one.show()  # a widget just added to a layout is not visible yet
            next_one.setFocus(Qt.FocusReason.OtherFocusReason)

    def _in_order_of_tab(self) -> None:
        """Sets the tab order to reading order: who waits, the seats, the buttons below."""
        chain = [
            self.field,
            *self.flow.widgets(),
            *self.fills,
            *self._seat_widgets(),
            self.dealer_draw,
            self.seat_more,
            self.done,
        ]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)

    def _show_seats(self) -> None:
        while (item := self.grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for seat, player in enumerate(self.model.seats):
            self.grid.addWidget(label(str(seat + 1), "quiet"), seat, 0)
            if player is None:
                empty = label(
                    tr("empty") if seat < min(game_of(self.model.game).seat_counts) else tr("empty, if you like"),
                    "quiet",
                )
                empty.setMinimumHeight(theme.CONTROL)
                self.grid.addWidget(empty, seat, 1)
                continue
            name = ChipButton(
                self.controller.name(player),
                accessible=tr("Seat {number}: {name}", number=seat + 1, name=self.controller.name(player)),
                shrinks=True,
            )
            name.setChecked(seat == self.model.held)
            name.clicked.connect(partial(self.hold, seat))
            deals = ChipButton(
                tr("deals first"), accessible=tr("{name} deals first", name=self.controller.name(player))
            )
            deals.setChecked(seat == self.model.dealer)
            deals.clicked.connect(partial(self.deal_first, seat))
            away = button("✕", tip=tr("Back to those who wait"))
            away.setAccessibleName(tr("{name} leaves the table", name=self.controller.name(player)))
            away.clicked.connect(partial(self.stand_up, seat))
            away.setFixedWidth(theme.CONTROL + 8)
            away.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            for column, widget in enumerate((name, deals, away), 1):
                self.grid.addWidget(widget, seat, column)
        self.hint.setText(tr("Clockwise. Press two names to exchange their seats.") if self.seated() else "")
        self.dealer_draw.setVisible(len(self.seated()) > 1 and not self.model.locked)

    def _show_banner(self) -> None:
        counts, seated = game_of(self.model.game).seat_counts, len(self.seated())
        ready = seated in counts
        if ready:
            self.banner.setText(tr("✓ Ready"))
        else:
            lacking = min((count for count in counts if count > seated), default=seated) - seated
            self.banner.setText(tr("%n player(s) to seat", "", lacking))
        set_kind(self.banner, "ok" if ready else "quiet")
        self.done.setEnabled(ready)
        self.seat_more.setEnabled(ready)
        self.seat_more.setVisible(self.model.sheet_id is None and bool(self.model.waiting(self.round.value())))
        main = self.main_button()
        for press in (self.done, self.seat_more):
            set_kind(press, "main" if press is main else "")
            set_tip(press, "Ctrl+Enter" if press is main else "")

    def unkept(self) -> str:
        """Returns a sentence on what leaving would lose, "" for nothing."""
        lost = self.model.sheet_id is None and bool(self.seated())
        return tr("This table is not seated yet: leaving the page loses it.") if lost else ""

    def main_button(self) -> QPushButton:
        """Returns the button of the next step: if those who wait can form another table, the one that continues with
        it."""
        more = len(self.model.waiting(self.round.value())) >= min(game_of(self.model.game).seat_counts)
        return self.seat_more if more and self.model.sheet_id is None else self.done

    def press_main(self) -> None:
        """Handles Enter in the empty field: seats the table if it is complete."""
        if (main := self.main_button()).isEnabled():
            main.click()

    # -- doing

    def _other_round(self, number: int) -> None:
        if self.model.sheet_id is None:
            self.table.setValue(self.model.free_table(number))
        self.show_all()

    def choose_game(self, key: str, checked: bool = False) -> None:
        """Chooses a game with its usual conventions."""
        self.model.choose_game(key)
        self.show_all()

    def sit(self, player: int, checked: bool = False) -> None:
        """Puts a player on the next empty seat."""
        self.model.sit(player)
        self.show_all()

    def stand_up(self, seat: int, checked: bool = False) -> None:
        """Removes a player; the players after move up."""
        self.model.stand_up(seat)
        self.show_all()

    def hold(self, seat: int, checked: bool = False) -> None:
        """Selects a name, or exchanges its seat with that of the name already selected."""
        self.model.hold(seat)
        self.show_all()

    def deal_first(self, seat: int, checked: bool = False) -> None:
        """Chooses who deals first."""
        self.model.dealer = seat
        self.show_all()

    def in_order(self) -> None:
        """Fills the table with those who wait, in order of arrival."""
        self.model.fill(self.model.waiting(self.round.value()))
        self.show_all()

    def draw(self) -> None:
        """Fills the table by lot."""
        self.model.fill(shuffled(self.model.waiting(self.round.value()), random.SystemRandom()))
        self.show_all()

    def empty(self) -> None:
        """Removes everybody from the table."""
        self.model.empty()
        self.show_all()

    def draw_dealer(self) -> None:
        """Opens the draw of cards for the first deal."""

        names = [self.controller.name(player) for player in self.seated()]
        dialog = DrawDialog(self.controller, names, short=game_of(self.model.game).pack == 32, parent=self.window())
        dialog.drawn.connect(self.deal_first)
        dialog.open()

    def _seat(self) -> None:
        self._store(lambda _sheet_id: self.closed.emit())

    def _seat_and_next(self) -> None:
        self._store(self._go_on)

    def _go_on(self, _sheet_id: int) -> None:
        self.model.load()
        self.model.begin()
        self._begin()
        self.field.begin()

    def _store(self, then: Callable[[int], object]) -> None:
        self.model.store(self.table.value(), self.round.value(), then)
