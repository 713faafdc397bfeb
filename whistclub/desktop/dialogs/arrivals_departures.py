"""Arrivals and departures during a round: seat a player without a table, or let a player leave early."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from whistclub.club.actions.arrivals_departures import arrive_late, leave_early
from whistclub.club.evening.arrivals_departures import Waiting, without_seat
from whistclub.club.names import plain
from whistclub.desktop.controller import Controller
from whistclub.desktop.design.fields import ComboBox
from whistclub.desktop.design.widgets import label
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.rules.sheet import game_of
from whistclub.words import tr
from whistclub.words.names import listed

if TYPE_CHECKING:
    from whistclub.club.ports import SheetView

ENDS, FOUR = -1, -2


class ArriveDialog(Dialog):
    """Seats a player who is present without a table: as the fifth at a table, or at a new table with others."""

    def __init__(self, controller: Controller, evening_id: int, room: Waiting, parent: QWidget | None = None) -> None:
        super().__init__(controller, tr("A place in round {number}", number=room.round), tr("Seat"), parent)
        self.evening_id, self.room = evening_id, room
        self.who = ComboBox([(controller.name(player), player) for player in room.players])
        self.where = ComboBox()
        self.row(tr("Who"), self.who)
        self.row(tr("Where"), self.where)
        self.note = label("", "small", wrap=True)
        self.box.addWidget(self.note)
        self.box.addStretch(1)
        self.inside.setMinimumWidth(480)
        self.who.currentIndexChanged.connect(self._fill)
        self._fill()

    def _others(self) -> tuple[int, ...]:
        """Returns the players to sit at the new table as well, longest waiting first; empty if there are too few."""
        rest = [player for player in reversed(self.room.players) if player != self.who.currentData()]
        need = self.room.least - 1
        return tuple(rest[:need]) if len(rest) >= need else ()

    def _fill(self, _index: int = 0) -> None:
        self.where.clear()
        if others := self._others():
            names = listed([self.controller.name(player) for player in others])
            self.where.addItem(tr("New table with {names}", names=names), 0)
        for sheet in sorted(self.room.joinable, key=lambda sheet: len(sheet.deal_ids)):
            deal = len(sheet.deal_ids) + 1
            text = tr("Table {number} as the fifth, from deal {deal} on", number=sheet.record.table, deal=deal)
            self.where.addItem(text, sheet.record.id)
        found = self.where.count() > 0
        self.ok.setEnabled(found)
        self.note.setText(
            tr("Who is given no place sits out until the next round.")
            if found
            else tr("No table can take one more and too few wait for a new one: they sit out until the next round.")
        )

    def done_right(self) -> bool:

        sheet_id = self.where.currentData()
        kw = {"sheet_id": sheet_id} if sheet_id else {"others": self._others()}
        return self.act(arrive_late, self.evening_id, self.who.currentData(), **kw)


class LeaveDialog(Dialog):
    """Asks what happens to the seat of a player who leaves a table of the current round."""

    def __init__(
        self, controller: Controller, evening_id: int, player: int, sheet: SheetView, parent: QWidget | None = None
    ) -> None:
        name = controller.name(player)
        super().__init__(
            controller, tr("{name} leaves table {number}", name=name, number=sheet.record.table), tr("Leave"), parent
        )
        self.evening_id, self.player = evening_id, player
        entries: list[tuple[str, object]] = []
        seats = sheet.sheet.at(len(sheet.deal_ids) + 1).seats
        if len(seats) - 1 in game_of(sheet.record.game).seat_counts:
            entries.append((tr("The others play on without them"), FOUR))
        free = sorted(controller.read(without_seat, evening_id), key=lambda each: plain(controller.name(each)))
        entries += [(tr("{name} takes the seat over", name=controller.name(each)), each) for each in free]
        entries.append((tr("The table ends here, closed as it stands"), ENDS))
        self.how = ComboBox(entries)
        self.row(tr("The seat"), self.how)
        self.box.addWidget(label(tr("Everybody keeps what they scored. Not played stays blank."), "small", wrap=True))
        hint = tr("Somebody else takes over? Check them in first, they then stand in the list.")
        self.box.addWidget(label(hint, "small", wrap=True))
        self.box.addStretch(1)
        self.inside.setMinimumWidth(480)

    def done_right(self) -> bool:

        how = self.how.currentData()
        kw = {"ends": True} if how == ENDS else {} if how == FOUR else {"into": how}
        return self.act(leave_early, self.evening_id, self.player, **kw)
