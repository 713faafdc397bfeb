"""The overview of an evening: players present, tables, standings so far, adjustments."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final, assert_never

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from whistclub.club import queries
from whistclub.club.evening.drive import by_tricks, running
from whistclub.club.ports import Change, EveningRecord, SheetView, Work
from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.design.flow import ColumnsLayout, FlowLayout
from whistclub.desktop.design.grid import Grid
from whistclub.desktop.design.segments import Segment, Segments
from whistclub.desktop.design.toolbar_layout import ToolbarLayout
from whistclub.desktop.design.widgets import button, label, scrolled, set_kind
from whistclub.desktop.evening.closing import sure_to_close
from whistclub.desktop.evening.leaders import Leaders
from whistclub.desktop.evening.presence import Presence
from whistclub.desktop.evening.round_bar import RoundBar
from whistclub.desktop.evening.standings import StandingsGrid, prizes_text, shared_of, standings_grid
from whistclub.desktop.evening.table_card import LEAST, CardAction, TableCard
from whistclub.desktop.paper_sheet.mode import SheetMode
from whistclub.ranking.why import evening_why
from whistclub.words import tr

if TYPE_CHECKING:
    from whistclub.club.evening.overview import Overview
    from whistclub.club.queries import EveningView as EveningFactsView
    from whistclub.ranking.facts import EveningStandings

ROUNDS_NAMED: Final = 6
"""If there are more rounds than this, their chips show only the number."""

LEADERS_FROM: Final = 1000
"""Width of the page in pixels at text size 100 % from which the first places stand beside the cards."""

TABLES_AT_ONCE: Final = 8
"""If there are more tables than this, a button leads from them to the standings and back."""


class EveningView(QWidget):
    """The overview of an evening.

    ``opens`` carries a sheet id; ``seats`` the id of a sheet whose seats are to be changed, 0 for a new table;
    ``types`` the id of a sheet to be typed and its ``SheetMode``; ``draws``: rounds are to be drawn; ``reseats``
    carries the round whose seating is to be changed; ``drives``: the tricks of a whist drive are to be typed;
    ``leaves``: another evening is to be chosen.

    ``sheet_ids``: the sheets of the tables of the round shown, by table number."""

    opens = Signal(int)
    seats = Signal(int)
    draws = Signal()
    drives = Signal()
    reseats = Signal(int)
    types = Signal(int, SheetMode)
    leaves = Signal()
    titled = Signal()

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        self.record: EveningRecord | None = None
        self.evening_id = 0
        self.round = 0
        self.sheet_ids: dict[int, int] = {}
        self._stale = self._fresh = True
        self._known: Overview | None = None
        self._grid: StandingsGrid | None = None
        self._moved: set[int] = set()
        self.current: EveningStandings | None = None
        self._views: dict[int, SheetView] = {}
        """Current views of changed sheets, as far as they came with the change."""
        self._rounds: list[int] = []
        self._by_sheet: dict[int, TableCard] = {}
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(theme.GAP)
        inside = QWidget()
        self.area = scrolled(inside)
        top, foot = QWidget(), QWidget()
        top.setLayout(self._check_in_row())
        outer.addWidget(top)
        outer.addWidget(self.area, 1)
        outer.addWidget(foot)
        box = QVBoxLayout(inside)
        box.setContentsMargins(4 * theme.UNIT, 0, 4 * theme.UNIT, 4 * theme.UNIT)
        box.setSpacing(3 * theme.UNIT)
        box.addWidget(self.presence.regulars, 0, Qt.AlignmentFlag.AlignLeft)
        box.addWidget(self.presence)
        self.rounds = Segments()
        box.addWidget(self.rounds, 0, Qt.AlignmentFlag.AlignLeft)
        self.round_bar = RoundBar(controller)
        self.round_bar.draws.connect(self.draws)
        self.round_bar.reseats.connect(self.reseats)
        self.round_bar.prints.connect(self.print_lists)
        self.round_bar.standings.connect(self.to_standings)
        self.round_bar.hide()
        box.addWidget(self.round_bar)
        self.empty = label(tr("No table yet. Check the players in, then seat a table."), "quiet", wrap=True)
        box.addWidget(self.empty)
        self.cards_box = QWidget()
        self.cards = ColumnsLayout(theme.px(LEAST), self.cards_box)
        self.leaders = Leaders(controller)
        self.leaders.opened.connect(self.to_standings)
        middle = QHBoxLayout()
        middle.setSpacing(theme.INSIDE)
        middle.addWidget(self.cards_box, 1, Qt.AlignmentFlag.AlignTop)
        middle.addWidget(self.leaders, 0, Qt.AlignmentFlag.AlignTop)
        box.addLayout(middle)
        box.addWidget(self._standings_row())
        self.standings = Grid(tr("Standings of the evening"), whole=True)
        self.standings.opened.connect(self.why)
        box.addWidget(self.standings)
        self.prizes = label("", wrap=True)
        box.addWidget(self.prizes)
        self.adjustments_box = QVBoxLayout()
        self.adjustments_box.setSpacing(theme.UNIT)
        box.addLayout(self.adjustments_box)
        box.addStretch(1)
        foot.setLayout(self._foot())

    def _foot(self) -> ToolbarLayout:
        """Returns the row below the tables: what the round waits for, and the next steps."""
        row = ToolbarLayout()
        row.setContentsMargins(4 * theme.UNIT, 0, 4 * theme.UNIT, 3 * theme.UNIT)
        said, reason, *steps = self.round_bar.foot
        row.addWidget(said, 1)
        row.addWidget(reason)
        self.close_button = button("", "plain")
        self.close_button.clicked.connect(self.close_or_reopen)
        self.draw_button = button(tr("Draw the tables…"), tip="Ctrl+D")
        self.draw_button.clicked.connect(self.draws)
        self.drive_button = button(tr("Whist drive ▸"), "main")
        self.drive_button.clicked.connect(self.drives)
        self.seat_button = button(tr("Seat a table…"), "main", tip="Ctrl+T")
        self.seat_button.clicked.connect(self._seat)
        *quiet, following = steps
        for widget in (*quiet, self.close_button, self.seat_button, self.draw_button, self.drive_button, following):
            row.addWidget(widget)
        return row

    def _check_in_row(self) -> ToolbarLayout:
        row = ToolbarLayout()
        row.setContentsMargins(4 * theme.UNIT, theme.UNIT, 4 * theme.UNIT, 0)
        row.setSpacing(theme.GAP)
        self.presence = Presence(self.controller)
        self.check_in = self.presence.check_in
        row.addWidget(self.presence.toggle)
        row.addWidget(self.check_in, 1)
        self.closed_words = label(tr("✓ This evening is closed."), "ok")
        row.addWidget(self.closed_words, 1)
        self.other = button(tr("Other evening"), "plain")
        self.other.clicked.connect(self.leaves)
        row.addWidget(self.other)
        self.export_button, self.new_button = button(tr("Export…"), tip="Ctrl+E"), button(tr("New evening…"))
        self.export_button.clicked.connect(self.export)
        self.new_button.clicked.connect(self.leaves)
        row.addWidget(self.export_button)
        row.addWidget(self.new_button)
        return row

    def _standings_row(self) -> QWidget:
        row = QWidget()
        flow = FlowLayout(row)
        self.standings_title: QLabel = label("", "heading")
        self.standings_title.setMinimumHeight(theme.CONTROL)
        flow.addWidget(self.standings_title)
        adjust = button(tr("Adjustment…"), "plain", tip="Ctrl+J")
        adjust.clicked.connect(self.add_adjustment)
        printing = button(tr("Print…"), tip="Ctrl+P")
        printing.clicked.connect(self.print_standings)
        self.public_display = button("", tip=f"{tr('The window for the room')}  [F8]")
        self.up = button(tr("Tables ↑"), "plain", tip=tr("Up to the tables"))
        self.up.clicked.connect(self.to_tables)
        for each in (adjust, printing, self.public_display, self.up):
            flow.addWidget(each)
        return row

    def say_public_display(self, state: str) -> None:
        """Shows the state of the television on its button: ``off``, ``on`` or ``frozen``."""
        words = {"off": tr("Television ▸"), "on": tr("Television: on ▸"), "frozen": tr("Television: frozen ▸")}[state]
        self.public_display.setText(words)
        self.public_display.setAccessibleName(words)

    # -- reading

    def show_evening(self, evening_id: int) -> None:
        """Shows an evening and reads it again."""
        if evening_id != self.evening_id:
            self.evening_id, self.round = evening_id, 0
            self._fresh, self._known = True, None
        self._stale = True

    def enter(self) -> None:
        """Called when the view is shown; reads what has changed meanwhile."""
        if self._stale:
            self.fill()
        # The prizes are a setting of the club: changing them is not a change of the evening.
        self._fill_prizes()
        if self.record is not None and not (self.record.closed or self.record.cancelled):
            self.check_in.field.begin()
        else:
            self._focus_quietly()

    def reload(self, change: Change) -> bool:
        """Reads again what a change affects. Returns False if the evening is gone."""
        if change.evenings - {self.evening_id} or change.players or change.seasons:
            self._known = None
        elif self.evening_id not in change.evenings:
            return True
        self._moved |= change.sheets
        for sheet_id in change.sheets:
            self._views.pop(sheet_id, None)
        self._views.update(change.views)
        self._stale = True
        if self.isVisible():
            return self.fill()
        return bool(self.controller.read(_there, self.evening_id))

    def fill(self) -> bool:
        """Reads what has changed of the evening and shows it. Returns False if the evening is gone."""
        from whistclub.club.evening import overview

        self._stale, known, moved, views = False, self._known, frozenset(self._moved), self._views
        self._moved, self._views = set(), {}
        try:
            if known is None:
                found = self.controller.read(overview.overview, self.evening_id)
            else:
                found = self.controller.read(overview.overview_after, known, moved, views)
        except KeyError:
            self._known = None
            return False
        self._known = found
        self._show(found, known)
        return True

    def _show(self, found: Overview, known: Overview | None) -> None:

        view, was = found.view, None if known is None else known.view
        self.record = view.record
        if known is None:
            self.presence.players = tuple(self.controller.read(queries.players))
        if self._fresh or (was is not None and bool(was.sheets) != bool(view.sheets)):
            self._fresh = False
            self.presence.toggle.setChecked(not view.sheets)
        if was is None or was.record != view.record:
            self.presence.show_evening(view.record)
            self._fill_buttons(view.record)
            self.titled.emit()
        if was is None or not _same_tables(was, view):
            self._fill_rounds(view)
        else:
            self._fill_cards(view)
            self.round_bar.renew(view)
        self._fill_drive(view)
        if known is None or known.standings is not found.standings:
            self._fill_standings(found)
        if was is None or was.adjustments != view.adjustments:
            self._fill_adjustments(view)

    def _fill_rounds(self, view: EveningFactsView) -> None:
        rounds = sorted({sheet.record.round for sheet in view.sheets})
        begun = bool(rounds) and rounds[-1] > max(self._rounds, default=0)
        if begun or self.round not in rounds:
            self.round = rounds[-1] if rounds else 1
        if rounds != self._rounds:
            self._rounds = rounds
            self.rounds.flow.clear()
            for number in rounds:
                said = tr("Round {number}", number=number)
                chip = Segment(said if len(rounds) <= ROUNDS_NAMED else str(number))
                chip.setAccessibleName(said)
                chip.clicked.connect(partial(self.show_round, number))
                self.rounds.flow.addWidget(chip)
        for number, shown_round in zip(rounds, self.rounds.flow.widgets(), strict=True):
            if isinstance(shown_round, Segment):
                shown_round.setChecked(number == self.round)
        self.rounds.setVisible(len(rounds) > 1)
        self._fill_cards(view)
        self.empty.setVisible(not view.sheets and not view.record.closed and not view.record.cancelled)
        self.presence.regulars.setVisible(not view.sheets and not view.record.closed and not view.record.cancelled)
        self.draw_button.setVisible(not view.sheets and not view.record.closed and not view.record.cancelled)
        set_kind(self.seat_button, "plain" if view.sheets else "main")
        self.cards_box.setVisible(bool(self.sheet_ids))
        self.up.setVisible(len(self.sheet_ids) > TABLES_AT_ONCE)
        self.round_bar.show_view(view, self.round)
        self._show_leaders()

    def _fill_drive(self, view: EveningFactsView) -> None:
        """Offers the page of the whist drive as the next step while a drive is in progress."""

        is_over = view.record.closed or view.record.cancelled
        drive = bool(view.sheets) and by_tricks(view.sheets[-1].record) and not is_over
        drive = drive and self.controller.read(running, self.evening_id) is not None
        self.drive_button.setVisible(drive)
        self.seat_button.setVisible(not drive and not is_over)

    def _fill_cards(self, view: EveningFactsView) -> None:
        """Shows one card per sheet of the round; existing cards are updated."""
        shown = [sheet for sheet in view.sheets if sheet.record.round == self.round]
        self.sheet_ids = {sheet.record.table: sheet.record.id for sheet in shown}
        if [sheet.record.id for sheet in shown] != list(self._by_sheet):
            self.cards.clear()
            self._by_sheet = {}
            for sheet in shown:
                card = TableCard(self.controller, sheet)
                card.pressed.connect(partial(self.opens.emit, sheet.record.id))
                card.wants.connect(partial(self._card_wants, card))
                self.cards.addWidget(card)
                self._by_sheet[sheet.record.id] = card
            return
        for sheet in shown:
            card = self._by_sheet[sheet.record.id]
            if card.view is not sheet:
                card.show_view(sheet)

    def to_standings(self) -> None:
        """Scrolls down to the standings."""
        self._scroll_to(self.standings_title)
        self.standings.setFocus(Qt.FocusReason.OtherFocusReason)

    def to_tables(self) -> None:
        """Scrolls up to the tables."""
        self._scroll_to(self.cards_box)
        self.round_bar.down.setFocus(Qt.FocusReason.OtherFocusReason)

    def _scroll_to(self, widget: QWidget) -> None:
        if (inside := self.area.widget()) is not None:
            self.area.verticalScrollBar().setValue(widget.mapTo(inside, QPoint(0, 0)).y() - theme.GAP)

    def show_round(self, number: int, checked: bool = False) -> None:
        """Shows the tables of a round."""
        self.round = number
        if self.fill() and self._known is not None:
            self._fill_rounds(self._known.view)

    def _fill_standings(self, found: Overview) -> None:
        self.current = standings = found.standings
        self.shared = shared_of(found.view)
        heading = tr("Standings (provisional)") if standings.provisional else tr("Standings")
        if standings.cancelled:
            heading = tr("Standings (cancelled)")
        self.standings_title.setText(heading)
        self._grid = grid = standings_grid(self.controller, standings, self.shared, self._grid)
        self.standings.fill(grid.columns, grid.rows)
        self.standings.setVisible(bool(standings.rows))
        self.leaders.show_standings(standings)
        self._show_leaders()
        self._fill_prizes()

    def _show_leaders(self) -> None:
        """Shows the first places beside the cards where the window is wide enough; they stand below in any case."""
        beside = self.width() >= theme.px(LEADERS_FROM) and bool(self.current and self.current.rows)
        self.leaders.setVisible(beside and bool(self.sheet_ids))
        self.round_bar.down.setVisible(not beside and len(self.sheet_ids) > TABLES_AT_ONCE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_leaders()

    def _fill_prizes(self) -> None:
        told = "" if self.current is None else prizes_text(self.controller, self.evening_id, self.current)
        self.prizes.setText(told)
        self.prizes.setVisible(bool(told))

    def _fill_buttons(self, record: EveningRecord) -> None:
        self.close_button.setText(close_text(record))
        self.close_button.setAccessibleName(self.close_button.text())
        self.closed_words.setText(_over_words(record))
        set_kind(self.closed_words, "attention" if record.cancelled else "ok")
        playing = (self.check_in, self.other, self.seat_button)
        over = (self.closed_words, self.export_button, self.new_button)
        is_over = record.closed or record.cancelled
        for widget in (*playing, *over):
            widget.setVisible((widget in over) == is_over)
        if is_over and self.isVisible():
            self._focus_quietly()

    def _focus_quietly(self) -> None:
        """Moves the focus to the standings, where Enter changes nothing."""
        self.standings.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill_adjustments(self, view: EveningFactsView) -> None:
        from whistclub.desktop.dialogs.adjustment import AdjustmentRows

        while (item := self.adjustments_box.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.adjustments_box.addWidget(AdjustmentRows(self.controller, self.evening_id, view.adjustments))

    # -- acting

    def _seat(self) -> None:
        self.seats.emit(0)

    def _card_wants(self, card: TableCard, what: CardAction) -> None:
        from whistclub.club.actions import tables
        from whistclub.desktop.dialogs import seat_change
        from whistclub.desktop.dialogs.consequences import ConfirmDialog

        sheet, sheet_id = card.view, card.view.record.id
        match what:
            case CardAction.SEATS:
                self.seats.emit(sheet_id)
            case CardAction.TYPE_DEALS:
                self.types.emit(sheet_id, SheetMode.DEALS)
            case CardAction.TYPE_TOTALS:
                self.types.emit(sheet_id, SheetMode.TOTALS)
            case CardAction.CHANGE_PLAYERS:
                seat_change.ChangeSeatDialog(self.controller, sheet, self.window()).open()
            case CardAction.EXCHANGE_SEATS:
                seat_change.ExchangeDialog(self.controller, sheet, self.window()).open()
            case CardAction.CLOSE:
                self.controller.act(tables.close_table, sheet_id)
            case CardAction.REOPEN:
                self.controller.act(tables.reopen_table, sheet_id)
            case CardAction.REMOVE:
                title = tr("Remove table {number} with its deals?", number=sheet.record.table)
                action_of = (tables.remove_table, (sheet_id,), dict[str, Any]())
                ConfirmDialog(self.controller, title, tr("Remove"), action_of, self.window()).open()
            case _:
                assert_never(what)

    def add_adjustment(self) -> None:
        """Opens the dialog for a penalty, a gift or a decision."""
        from whistclub.desktop.dialogs.adjustment import AdjustmentDialog

        AdjustmentDialog(self.controller, self.evening_id, parent=self.window()).open()

    def print_standings(self) -> None:
        """Opens the print preview of the standings."""
        from whistclub.desktop.printing.catalogue import preview_evening

        preview_evening(self.window(), self.controller, self.evening_id)

    def print_lists(self) -> None:
        """Opens the print preview of the seating lists and of the slips that send players to their next table."""
        from whistclub.desktop.printing.catalogue import preview_rounds

        preview_rounds(self.window(), self.controller, self.evening_id)

    def export(self) -> None:
        """Asks for a file name and exports the evening."""
        from whistclub.desktop.files.exporting import export_evening

        export_evening(self, self.controller, self.evening_id)

    def why(self, player: object) -> None:
        """Explains a player's line in the standings."""
        from whistclub.desktop.dialogs.why import WhyDialog

        rows = () if self.current is None else self.current.rows
        row = next((row for row in rows if row.player == player), None)
        if self.current is not None and row is not None:
            reason = evening_why(row, self.current.key, self.shared)
            WhyDialog(self.controller, self.controller.name(row.player), reason, self.window()).open()

    def close_or_reopen(self) -> None:
        """Closes the evening with its tables, or reopens it; a cancelled evening is reinstated."""
        from whistclub.club.actions.evenings import close_evening, reopen_evening, restore_evening

        if self.record is None:
            return
        if self.record.cancelled:
            self.controller.act(restore_evening, self.evening_id)
            return
        if self.record.closed:
            self.controller.act(reopen_evening, self.evening_id)
            return
        sheets = self.controller.read(queries.evening, self.evening_id).sheets
        if sure_to_close(self.window(), sheets):
            self.controller.act(close_evening, self.evening_id)


def _same_tables(was: EveningFactsView, now: EveningFactsView) -> bool:
    """Returns whether nothing differs except the deals of open tables."""
    both = zip(was.sheets, now.sheets, strict=False)
    return (
        was.record == now.record
        and len(was.sheets) == len(now.sheets)
        and all(old is new or (old.record, old.closed) == (new.record, new.closed) for old, new in both)
    )


def close_text(record: EveningRecord | None) -> str:
    """Returns the text of the button that closes, reopens or reinstates the evening."""
    if record is not None and record.cancelled:
        return tr("Takes place after all")
    return tr("Reopen the evening") if record is not None and record.closed else tr("Close the evening")


def _over_words(record: EveningRecord) -> str:
    """Returns why no more tables can be seated: the evening is closed or cancelled."""
    if not record.cancelled:
        return tr("✓ This evening is closed.")
    why = record.cancelled_why
    return tr("✗ This evening is cancelled: {reason}", reason=why) if why else tr("✗ This evening is cancelled.")


def _there(work: Work, evening_id: int) -> bool:
    return bool(work.find(EveningRecord, id=evening_id))
