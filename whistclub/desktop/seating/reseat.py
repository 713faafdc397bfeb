"""The panel that changes the seating of a round, whether deals are entered or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from whistclub.club import queries
from whistclub.club.actions.rounds import reseat_round
from whistclub.club.evening.rounds import request_for, seated_draw
from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.design.widgets import button, label, scrolled, set_kind
from whistclub.desktop.dialogs.consequences import ConfirmDialog
from whistclub.desktop.pages.inner_page import InnerPage
from whistclub.desktop.seating.seat_board import SeatBoard
from whistclub.rules.common import PlayerKey
from whistclub.seating.facts import Draw, sizes_of
from whistclub.seating.hand import exchange, meeting_again, move
from whistclub.seating.methods import check
from whistclub.words import tr
from whistclub.words.evenings.rounds import broken_text

if TYPE_CHECKING:
    from whistclub.club.ports import Change


class ReseatPanel(InnerPage):
    """Changes the seating of a round; stores nothing before the marker confirms."""

    def __init__(self, controller: Controller, evening_id: int, round: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller, self.evening_id, self.round = controller, evening_id, round
        outer = QVBoxLayout(self)
        outer.setContentsMargins(4 * theme.UNIT, 2 * theme.UNIT, 4 * theme.UNIT, 3 * theme.UNIT)
        outer.setSpacing(2 * theme.UNIT)
        row = QHBoxLayout()
        row.setSpacing(theme.GAP)
        back = button(tr("‹ Tables"), "plain", tip=tr("Back to the tables [{key}]", key=tr("Esc") + ", Alt+←"))
        back.clicked.connect(self.closed)
        row.addWidget(back)
        row.addWidget(label(tr("Seating of round {number}", number=round), "heading"))
        row.addStretch(1)
        self.done = button(tr("Keep the seating"), "main")
        self.done.clicked.connect(self.keep)
        row.addWidget(self.done)
        outer.addLayout(row)
        self.checked = label("", "", wrap=True)
        self.problems = label("", "attention", wrap=True)
        self.hint = label(tr("Press two names to exchange them, or drag a name; Escape lets go."), "small", wrap=True)
        self.deals = label("", "small", wrap=True)
        for each in (self.checked, self.problems, self.hint, self.deals):
            outer.addWidget(each)
        self.board = SeatBoard(controller)
        self.board.exchanged.connect(self.exchange)
        self.board.moved.connect(self.move_player)
        inside = QWidget()
        box = QVBoxLayout(inside)
        box.setContentsMargins(0, 0, theme.GAP, 0)
        box.addWidget(self.board)
        box.addStretch(1)
        outer.addWidget(scrolled(inside), 1)
        self.load()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Gives the focus to the first name."""
        (self.board.chips[0] if self.board.chips else self.done).setFocus(event.reason())

    def load(self) -> None:
        """Reads the round as seated."""

        view = self.controller.read(queries.evening, self.evening_id)
        self.sheets = [sheet for sheet in view.sheets if sheet.record.round == self.round]
        if not self.sheets:
            self.closed.emit()
            return
        self.draw: Draw = self.controller.read(seated_draw, self.evening_id, self.round)
        self.before = self.draw
        self.game = self.sheets[0].record.game
        playing = [key for table in self.draw.tables for key in table.seats] + list(self.draw.sitting_out)
        people = [key for key in playing if isinstance(key, int)]
        self.request = self.controller.read(request_for, self.evening_id, people, game=self.game, round=self.round)
        self.locked = frozenset(sheet.record.table for sheet in self.sheets if sheet.record.changes)
        said = []
        if any(sheet.deal_ids or sheet.record.totals for sheet in self.sheets):
            said.append(tr("Deals already entered stay with the seat: who sits there takes them over."))
        if self.locked:
            said.append(tr("Tables where somebody has taken over a seat are changed on their own page."))
        self.deals.setText(" ".join(said))
        self.deals.setVisible(bool(said))
        self.show_all()

    def main_button(self) -> QPushButton:
        return self.done

    def unkept(self) -> str:
        """Returns a sentence on what leaving would lose, "" for nothing."""
        return tr("The seating is changed and not kept.") if self.draw != self.before else ""

    def reload(self, change: Change) -> None:
        """Reads again if the tables have changed elsewhere."""
        if self.evening_id in change.evenings:
            self.load()

    def show_all(self) -> None:
        """Shows the seating with the program's comments on it."""

        checked = check(self.request, self.draw.tables)
        sizes = sizes_of(self.game)
        again = tr("%n pair(s) meet again.", "", checked.repeated)
        self.checked.setText(again if checked.repeated else tr("✓ Nobody meets anybody again."))
        set_kind(self.checked, "quiet" if checked.repeated else "ok")
        names = self.controller.names_by_key()
        lines = [broken_text(problem, names) for problem in checked.broken]
        for table in self.draw.tables:
            if table.seats and not sizes.least <= len(table.seats) <= sizes.most:
                count = len(table.seats)
                lines.append(tr("Table {number} cannot be played by %n player(s).", "", count, number=table.number))
        self.problems.setText("\n".join(lines))
        self.problems.setVisible(bool(lines))
        met = meeting_again(self.request.history, self.draw.tables)
        self.board.show_draw(self.draw, most=sizes.most, again=met, locked=self.locked)
        self.done.setEnabled(self.draw != self.before)

    def exchange(self, one: PlayerKey, other: PlayerKey) -> None:
        """Exchanges two players."""

        self.draw = exchange(self.draw, one, other)
        self.show_all()

    def move_player(self, player: PlayerKey, to: int) -> None:
        """Moves a player to another table, or to those who sit out."""

        self.draw = move(self.draw, player, to or None)
        self.show_all()

    def keep(self) -> None:
        """Stores the seating; asks for confirmation if deals pass to other players."""

        args = (self.evening_id, self.round, self.draw)
        if any(sheet.deal_ids or sheet.record.totals for sheet in self.sheets):
            title = tr("Change the seating of round {number}?", number=self.round)
            action = (reseat_round, args, dict[str, object]())
            dialog = ConfirmDialog(self.controller, title, tr("Keep the seating"), action, self.window())
            dialog.accepted.connect(self.closed)
            dialog.open()
        else:
            self.controller.act(reseat_round, *args, then=lambda _: self.closed.emit())
