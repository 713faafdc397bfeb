"""Changes of seats while a game goes on (rules.md §6): a stand-in, leaving, joining, two seats exchanged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from whistclub.desktop.desk import Desk
from whistclub.desktop.dialogs.consequences import MovesView
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.desktop.widgets import ComboBox, SpinBox, label
from whistclub.words import tr

if TYPE_CHECKING:
    from whistclub.club.queries import SheetView

NOBODY = 0


class ChangeSeatDialog(Dialog):
    """From a deal on: who leaves, who comes; everybody keeps the points of the deals they played."""

    def __init__(self, desk: Desk, sheet: SheetView, parent: QWidget | None = None) -> None:
        title = tr("Change of players at table {number}", number=sheet.record.table)
        super().__init__(desk, title, tr("Change"), parent)
        from whistclub.club import queries

        self.sheet = sheet
        number = len(sheet.sheet.deals) + 1
        seated = sheet.sheet.at(number)
        self.from_deal = SpinBox(2, max(2, number), number)
        present = desk.read(queries.evening, sheet.record.evening_id).record.present
        others = [player for player in present if player not in seated.players.values()]
        people = sorted(((desk.name(player), player) for player in others), key=lambda entry: entry[0].casefold())
        belgian = sheet.record.game == "belgian"
        holders = [(desk.name(seated.players[seat]), seated.players[seat]) for seat in seated.seats]
        self.out = ComboBox([*holders, *([(tr("nobody leaves"), NOBODY)] if belgian else [])])
        self.into = ComboBox([*people, *([(tr("nobody comes"), NOBODY)] if belgian else [])])
        self.after = ComboBox([(desk.name(seated.players[seat]), seat) for seat in seated.seats])
        self.row(tr("From deal"), self.from_deal)
        self.row(tr("Who leaves"), self.out)
        self.row(tr("Who comes"), self.into)
        if belgian:
            self.row(tr("New seat at the left of"), self.after)
        if not people:
            self.box.addWidget(label(tr("Nobody else is checked in this evening."), "quiet", wrap=True))
        self.out.currentIndexChanged.connect(self._which)
        self._which()

    def _which(self, _index: int = 0) -> None:
        self.after.setEnabled(self.out.currentData() == NOBODY)

    def done_right(self) -> bool:
        from whistclub.club.actions.tables import change_seat

        out, into = self.out.currentData() or None, self.into.currentData() or None
        if out is None and into is None:
            self.complain(tr("Choose who leaves or who comes."))
            return False
        after = self.after.currentData() if out is None else None
        change = self.desk.act(
            change_seat, self.sheet.record.id, self.from_deal.value(), out=out, into=into, after=after
        )
        return change is not None


class ExchangeDialog(Dialog):
    """Two players were entered in each other's seat: all deals go with the seat."""

    def __init__(self, desk: Desk, sheet: SheetView, parent: QWidget | None = None) -> None:
        title = tr("Exchange two seats of table {number}", number=sheet.record.table)
        super().__init__(desk, title, tr("Exchange"), parent)
        self.sheet = sheet
        entries = [(desk.name(player), seat) for seat, player in enumerate(sheet.record.seats)]
        self.first, self.second = ComboBox(entries), ComboBox(entries)
        self.second.setCurrentIndex(1)
        self.row(tr("This player"), self.first)
        self.row(tr("with this one"), self.second)
        if sheet.sheet.deals:
            note = tr("The deals already entered stay with the seats: the two players exchange their results.")
            self.box.addWidget(label(note, "quiet", wrap=True))
        self.moves = MovesView(desk)
        self.box.addWidget(self.moves)
        for choice in (self.first, self.second):
            choice.currentIndexChanged.connect(self._weigh)
        self._weigh()

    def _weigh(self, _index: int = 0) -> None:
        from whistclub.club.actions.tables import exchange_seats

        self.moves.weigh(exchange_seats, self.sheet.record.id, self.first.currentData(), self.second.currentData())

    def done_right(self) -> bool:
        from whistclub.club.actions.tables import exchange_seats

        if self.first.currentData() == self.second.currentData():
            self.complain(tr("Choose two different players."))
            return False
        change = self.desk.act(
            exchange_seats, self.sheet.record.id, self.first.currentData(), self.second.currentData()
        )
        return change is not None
