"""The bar of the current round on the evening's page: its clock, open tables, and the next step."""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from whistclub.club.evening.drive import by_tricks
from whistclub.club.evening.rounds import RoundState, round_state
from whistclub.club.names import plain
from whistclub.club.sheets import players_of
from whistclub.desktop.design import theme
from whistclub.desktop.design.flow import FlowLayout
from whistclub.desktop.design.icons import icon
from whistclub.desktop.design.widgets import button, label, set_kind
from whistclub.desktop.evening.clock_controls import ClockControls
from whistclub.words import tr
from whistclub.words.names import listed
from whistclub.words.sheets.progress import missing_text

if TYPE_CHECKING:
    from whistclub.club.queries import EveningView as EveningFactsView
    from whistclub.desktop.controller import Controller


NAMED = 16
"""Most open tables listed one by one."""


class RoundBar(QWidget):
    """The bar of one round. The page places ``foot``, the round's state and next steps, below the tables.

    ``draws``: the next round is to be drawn; ``reseats`` carries the round whose seating is to be changed; ``prints``:
    its lists and slips are to be printed; ``standings``: the standings are to be shown."""

    draws = Signal()
    reseats = Signal(int)
    prints = Signal()
    standings = Signal()

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        self.view: EveningFactsView | None = None
        self.round = RoundState(0, (), ())
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(theme.UNIT)
        self.clock = ClockControls(controller)
        box.addWidget(self.clock)
        self.out = label("", "small", wrap=True)
        box.addWidget(self.out)
        self.tools = QWidget()
        flow = FlowLayout(self.tools)
        self.place = button(tr("Give a place…"), tip=tr("Who has no table joins one, or sits down at a new one"))
        self.place.clicked.connect(self.ask_place)
        self.seating = button(tr("Change the seating…"), "plain")
        self.seating.clicked.connect(self._reseat)
        self.close_open = button(tr("Close the open tables…"), "plain")
        self.close_open.clicked.connect(self.ask_close)
        self.remove = button(tr("Remove the round…"), "plain", tip=tr("Its tables with their deals, and its draw"))
        self.remove.clicked.connect(self.ask_remove)
        self.down = button(tr("Standings ↓"), "plain", tip=tr("Down to the standings"))
        self.down.clicked.connect(self.standings)
        for widget in (self.place, self.clock.starter, self.seating, self.close_open, self.remove):
            flow.addWidget(widget)
        box.addWidget(self.tools)
        self.said, self.reason = label("", "quiet", wrap=True), label("", "small", wrap=True)
        self.next = button("", tip="Ctrl+D")
        self.next.clicked.connect(self._next)
        self.lists = button(tr("Lists and slips…"), "plain", tip=tr("Who sits where, on paper"))
        self.lists.setIcon(icon("file", theme.colours().quiet))
        self.lists.clicked.connect(self.prints)
        self.foot = (self.said, self.reason, self.down, self.lists, self.next)
        controller.time.ticked.connect(self._fill_close)

    def show_view(self, view: EveningFactsView, round: int) -> None:
        """Shows the progress of that round of the evening; nothing if there are no tables."""
        self.view = view
        self.setVisible(bool(view.sheets))
        if not view.sheets:
            for widget in self.foot:
                widget.hide()
            return
        self.said.show()
        self.lists.show()
        last = max(sheet.record.round for sheet in view.sheets)
        self.round = round_state(view.sheets, round)
        self.said.setText(self._said())
        set_kind(self.said, "quiet" if self.round.waiting else "ok")
        playing = round == last and not view.record.closed
        self.next.setVisible(playing)
        # In a whist drive the tricks decide who moves, and players keep their roles.
        shown = [sheet for sheet in view.sheets if sheet.record.round == round]
        by_hand = not view.record.closed and not all(by_tricks(sheet.record) for sheet in shown)
        self.seating.setVisible(by_hand)
        self.remove.setVisible(by_hand)
        self.tools.setVisible(by_hand or playing)
        if not playing:
            self.clock.show_none()
        else:
            self.clock.show_round(view.record.id, round)
            words = tr("Draw round {number}", number=round + 1)
            if words != self.next.text():
                self.next.setText(words)
                self.next.setAccessibleName(words)
            set_kind(self.next, "" if self.round.waiting else "main")
        self._fill_waiting(view, playing)
        self._fill_close()

    def renew(self, view: EveningFactsView) -> None:
        """Updates the deals played since; the players present and the tables must be unchanged."""
        self.view, self.round = view, round_state(view.sheets, self.round.round)

    def _fill_waiting(self, view: EveningFactsView, playing: bool) -> None:
        """Shows who is present without a table in the round."""
        busy = {p for sheet in view.sheets if sheet.record.round == self.round.round for p in players_of(sheet.record)}
        free = sorted((self.controller.name(p) for p in view.record.present if p not in busy), key=plain)
        names = listed(free[:NAMED]) if len(free) <= NAMED else ", ".join((*free[:NAMED], "…"))
        self.out.setText(tr("Without a table: {names}", names=names))
        self.out.setVisible(playing and bool(free))
        self.place.setVisible(playing and bool(free) and bool(self.round.waiting))

    def ask_place(self) -> None:
        """Asks where to seat a player who has no table."""
        from whistclub.club.evening.arrivals_departures import waiting
        from whistclub.desktop.dialogs.arrivals_departures import ArriveDialog

        room = None if self.view is None else self.controller.read(waiting, self.view.record.id)
        if self.view is not None and room is not None and room.players:
            ArriveDialog(self.controller, self.view.record.id, room, self.window()).open()

    def _said(self) -> str:
        count, waiting = len(self.round.tables), self.round.open_tables
        if not waiting:
            return tr("✓ Round {number}: all tables are in", number=self.round.round)
        if len(waiting) > NAMED:
            return tr(
                "Round {number}: {done} of %n table(s) in",
                "",
                count,
                number=self.round.round,
                done=count - len(waiting),
            )
        return tr(
            "Round {number}: {done} of %n table(s) in; open: {tables}",
            "",
            count,
            number=self.round.round,
            done=count - len(waiting),
            tables=", ".join(map(str, waiting)),
        )

    def _fill_close(self) -> None:
        """Offers to close the open tables once the time for the last deal is over, or if no clock runs."""
        if self.view is None:
            return
        waiting = bool(self.round.waiting) and not self.view.record.closed
        clock = self.controller.time.of(self.view.record.id, self.round.round)
        now = self.controller.now()
        over = clock is None or clock.phase(now) == "over"
        # While there is time to play, this button would only be in the way.
        early = clock is not None and clock.phase(now) in ("runs", "stands")
        self.close_open.setVisible(waiting and not early)
        self.close_open.setEnabled(over)
        reason = ""
        if waiting and not over and not early and clock is not None:
            ends = now + datetime.timedelta(seconds=clock.left(now) + clock.grace)
            time = ends.astimezone().strftime("%H:%M")
            reason = (
                tr("Open tables can be closed from {time} on.", time=time) if clock.since else tr("The clock stands.")
            )
        if reason != self.reason.text():
            self.reason.setText(reason)
        self.reason.setVisible(bool(reason))

    def _reseat(self) -> None:
        self.reseats.emit(self.round.round)

    def ask_remove(self) -> None:
        """Asks whether to delete the round with its tables, deals and draw."""
        from whistclub.club.actions.rounds import remove_round
        from whistclub.desktop.dialogs.consequences import ConfirmDialog

        if self.view is None:
            return
        number = self.round.round
        deals = sum(len(sheet.sheet.deals) for sheet in self.view.sheets if sheet.record.round == number)
        title = tr("Remove round {number} with its tables?", number=number)
        said = tr("%n deal(s) entered at its tables go with it.", "", deals) if deals else ""
        action = (remove_round, (self.view.record.id, number), dict[str, object]())
        ConfirmDialog(self.controller, title, tr("Remove"), action, self.window(), said=said).open()

    def _next(self) -> None:
        """Starts drawing the next round; asks first if tables are open."""
        from whistclub.desktop.dialogs.ask import AskDialog

        if not self.round.waiting:
            self.draws.emit()
            return
        title = tr("Draw round {number} while tables are open?", number=self.round.round + 1)
        lines = (self._said(), tr("The open tables play on; who still sits there is drawn too."))
        dialog = AskDialog(self.controller, title, tr("Draw all the same"), lines, self.window())
        dialog.accepted.connect(self.draws)
        dialog.open()

    def ask_close(self) -> None:
        """Asks whether to close the open tables of the round as they are."""
        from whistclub.club.actions.rounds import close_round
        from whistclub.desktop.dialogs.consequences import ConfirmDialog

        if self.view is None or not self.round.waiting:
            return
        lines = [
            tr("Table {number}: {state}", number=sheet.record.table, state=missing_text(sheet))
            for sheet in self.round.waiting
        ]
        action = (close_round, (self.view.record.id, self.round.round), dict[str, object]())
        title = tr("Close the open tables of round {number}?", number=self.round.round)
        said = "\n".join((*lines, tr("They count as they stand, marked incomplete where they are.")))
        ConfirmDialog(self.controller, title, tr("Close them"), action, self.window(), said=said).open()
