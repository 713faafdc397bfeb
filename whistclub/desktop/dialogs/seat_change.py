"""Seat changes during a game (rules.md §6): a stand-in, leaving, joining, exchanging two seats."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from whistclub.club import queries
from whistclub.club.actions.tables import change_seat, change_seat_to_new, exchange_seats, remove_seat_change
from whistclub.club.names import plain
from whistclub.club.ports import PlayerRecord
from whistclub.club.sheets import players_of
from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.design.fields import ComboBox, SpinBox
from whistclub.desktop.design.widgets import button, label
from whistclub.desktop.dialogs.consequences import ConfirmDialog, MovesView
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.desktop.evening.check_in import PlayerField
from whistclub.rules.sheet import game_of
from whistclub.words import tr
from whistclub.words.names import listed

if TYPE_CHECKING:
    from whistclub.club.ports import SheetView
    from whistclub.rules.facts import SeatChange

NOBODY = 0


class ChangeSeatDialog(Dialog):
    """Changes a seat from a given deal on: who leaves, who comes. Everybody keeps the points of the deals they played.

    Nothing is preselected. The newcomer is searched among the players of the club; an unknown name is added as a player
    by the change itself. A sentence explains the change before it is made."""

    def __init__(self, controller: Controller, sheet: SheetView, parent: QWidget | None = None) -> None:
        title = tr("Change of players at table {number}", number=sheet.record.table)
        super().__init__(controller, title, tr("Change"), parent)
        self.sheet = sheet
        self.next_deal = len(sheet.sheet.deals) + 1
        self.seated = sheet.sheet.at(self.next_deal)
        self.into: int | None = None
        self.newcomer: tuple[str, bool] | None = None
        self._look_around()
        game = game_of(sheet.record.game)
        counts = game.seat_counts if game.seats_change else ()
        seats = [(controller.name(self.seated.players[seat]), seat) for seat in self.seated.seats]
        leavers: list[tuple[str, object]] = [(name, self.seated.players[seat]) for name, seat in seats]
        joins, self.leaves = len(seats) + 1 in counts, len(seats) - 1 in counts
        self.out = ComboBox([*leavers, *([(tr("nobody: a fifth player joins"), NOBODY)] if joins else [])])
        self.after = ComboBox(seats)
        for choice in (self.out, self.after):
            choice.setPlaceholderText(tr("Choose…"))
            choice.setCurrentIndex(-1)
        self.field = PlayerField(self._free, adds=True, here=self._busy)
        self.field.setPlaceholderText(tr("Name: two letters, Enter…"))
        self.can_come = label("", "small", wrap=True)
        self.from_deal = SpinBox(2, max(2, self.next_deal), self.next_deal)
        self.row(tr("Who leaves"), self.out)
        self.row(tr("Who comes"), self.field)
        self.form.addRow("", self.can_come)
        self.row(tr("New seat at the left of"), self.after)
        self.row(tr("From deal"), self.from_deal)
        self._show_changes()
        self.meaning = label("", "strong", wrap=True)
        self.meaning.setMinimumHeight(2 * theme.CONTROL)
        self.meaning.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.box.addWidget(self.meaning)
        self.moves = MovesView(controller)
        self.moves.hide()
        self.box.addWidget(self.moves)
        self.box.addStretch(1)
        self.inside.setMinimumWidth(520)
        self.field.picked.connect(self._choose)
        self.field.wants_new.connect(self._choose_new)
        self.field.textEdited.connect(self._typed)
        self.out.currentIndexChanged.connect(self._which)
        self.after.currentIndexChanged.connect(self._which)
        self.from_deal.valueChanged.connect(self._which)
        self._say_who_can_come()
        self._which()
        self.out.setFocus()

    def _show_changes(self) -> None:
        """Shows the changes made so far, each with a button to undo it."""
        changes = self.sheet.record.changes
        if changes:
            self.form.addRow(label(tr("Changes so far"), "strong"))
        for index, change in enumerate(changes):
            text = self._change_text(change)
            press = button(tr("Take back…"))
            press.setAccessibleName(tr("Take back: {what}", what=text))
            press.clicked.connect(partial(self._take_back, index, text))
            line = QHBoxLayout()
            line.addWidget(label(text, wrap=True), 1)
            line.addWidget(press, 0, Qt.AlignmentFlag.AlignTop)
            self.form.addRow(line)

    def _change_text(self, change: SeatChange) -> str:
        """Returns a sentence on what a change did."""
        before = self.sheet.sheet.at(change.from_deal - 1).players
        comes = "" if change.player is None else self.controller.name(change.player)
        if change.after is not None:
            return _joins_text(change.from_deal, comes, self.controller.name(before[change.after]))
        leaves = self.controller.name(before[change.seat])
        if comes:
            return _stands_in_text(change.from_deal, comes, leaves)
        return _leaves_text(change.from_deal, leaves)

    def _take_back(self, index: int, text: str, checked: bool = False) -> None:
        """Asks whether to undo that change, showing what that moves."""

        action = (remove_seat_change, (self.sheet.record.id, index), dict[str, Any]())
        confirm = ConfirmDialog(
            self.controller, tr("Take this change back?"), tr("Take back"), action, self.parentWidget(), said=text
        )
        confirm.accepted.connect(self.reject)
        confirm.open()

    def _look_around(self) -> None:
        """Reads who can come: players who neither sit here nor at another table of the round."""

        view = self.controller.read(queries.evening, self.sheet.record.evening_id)
        self.players = self.controller.read(queries.players)
        self.present = frozenset(view.record.present)
        self.tables = {
            player: other.record.table
            for other in view.sheets
            if other.record.round == self.sheet.record.round and other.record.id != self.sheet.record.id
            for player in players_of(other.record)
        }
        here = self.seated.players.values()
        self.tables |= dict.fromkeys((player for player in here if isinstance(player, int)), self.sheet.record.table)

    def _free(self) -> list[PlayerRecord]:
        return [player for player in self.players if player.active and player.id not in self.tables]

    def _busy(self) -> list[tuple[PlayerRecord, str]]:
        found = ((player, self.tables[player.id]) for player in self.players if player.id in self.tables)
        return [(player, tr("{name} sits at table {number}", name=player.name, number=at)) for player, at in found]

    def _say_who_can_come(self) -> None:
        names = sorted((player.name for player in self._free() if player.id in self.present), key=plain)
        if names:
            said = tr("Checked in and without a table: {names}. Any other name can be typed.", names=listed(names))
        else:
            said = tr("Nobody checked in is without a table. Any other name can be typed.")
        if self.leaves:
            said += " " + tr("Empty: four play on.")
        self.can_come.setText(said)

    # -- choosing

    def _typed(self, _text: str) -> None:
        self.into = self.newcomer = None
        self._which()

    def _choose(self, player: int) -> None:
        self.into, self.newcomer = player, None
        self.field.setText(self.controller.name(player))
        self._which()

    def _choose_new(self, name: str, guest: bool) -> None:
        self.into, self.newcomer = None, (name, guest)
        self.field.setText(name)
        self._which()

    def _which(self, _index: int = 0) -> None:
        self.complain("")
        self.form.setRowVisible(self.after, self.out.currentData() == NOBODY)
        self.meaning.setText(self._meaning())
        action = self._action()
        past = action is not None and self.from_deal.value() < self.next_deal
        self.moves.setVisible(past)
        if past and action is not None:
            do, kw = action
            self.moves.newcomer = self.newcomer[0] if self.newcomer is not None else ""
            self.moves.weigh(do, self.sheet.record.id, self.from_deal.value(), **kw)
        self._fit()

    def _names(self) -> tuple[str, str]:
        """Returns the names of who leaves and who comes; "" for nobody."""
        out = self.out.currentData()
        come = self.newcomer[0] if self.newcomer is not None else self.controller.name(self.into) if self.into else ""
        return (self.controller.name(out) if out else ""), come

    def _meaning(self) -> str:
        (leaves, comes), deal = self._names(), self.from_deal.value()
        said = []
        if self.newcomer is not None:
            said.append(tr("{name} is entered as a new player.", name=comes))
        if leaves and comes:
            said.append(_stands_in_text(deal, comes, leaves))
            said.append(tr("Each keeps the points of the deals they played."))
            said.append(tr("The place goes to who holds the seat for more deals."))
        elif leaves and self.leaves and not self.field.text().strip():
            said.append(_leaves_text(deal, leaves))
        elif comes and self.out.currentData() == NOBODY and self.after.currentIndex() >= 0:
            said.append(_joins_text(deal, comes, self.after.currentText()))
            said.append(tr("Five at the table: one sits out each deal."))
        return " ".join(said)

    def _action(self) -> tuple[Callable[..., Any], dict[str, Any]] | None:
        """Returns the action and its keyword arguments, None while something is missing."""

        out, joins = self.out.currentData() or None, self.out.currentData() == NOBODY
        comes = self.into is not None or self.newcomer is not None
        alone = out is not None and self.leaves and not self.field.text().strip()
        if self.out.currentIndex() < 0 or not (comes or alone) or (joins and self.after.currentIndex() < 0):
            return None
        kw: dict[str, Any] = {"out": out, "after": self.after.currentData() if joins else None}
        if self.newcomer is not None:
            return change_seat_to_new, {**kw, "name": self.newcomer[0], "guest": self.newcomer[1]}
        return change_seat, {**kw, "into": self.into}

    def _missing(self) -> str:
        if self.out.currentIndex() < 0:
            return tr("Choose who leaves.")
        if self.field.text().strip() or self.out.currentData() != NOBODY or self.into is None:
            return tr("Choose who comes: type the name and press Enter.")
        return tr("Choose at whose left the new seat is.")

    def done_right(self) -> bool:
        action = self._action()
        if action is None:
            self.complain(self._missing())
            return False
        do, kw = action
        return self.act(do, self.sheet.record.id, self.from_deal.value(), **kw)


def _stands_in_text(deal: int, comes: str, leaves: str) -> str:
    return tr("From deal {deal} on, {comes} sits in the seat of {leaves}.", deal=deal, comes=comes, leaves=leaves)


def _leaves_text(deal: int, leaves: str) -> str:
    return tr("From deal {deal} on, {leaves} is away and four play on.", deal=deal, leaves=leaves)


def _joins_text(deal: int, comes: str, at: str) -> str:
    return tr("From deal {deal} on, {comes} sits between {name} and the next player.", deal=deal, comes=comes, name=at)


class ExchangeDialog(Dialog):
    """Exchanges two players who were entered on each other's seat, for all deals."""

    def __init__(self, controller: Controller, sheet: SheetView, parent: QWidget | None = None) -> None:
        title = tr("Exchange two seats of table {number}", number=sheet.record.table)
        super().__init__(controller, title, tr("Exchange"), parent)
        self.sheet = sheet
        entries = [(controller.name(player), seat) for seat, player in enumerate(sheet.record.seats)]
        self.first, self.second = ComboBox(entries), ComboBox(entries)
        self.second.setCurrentIndex(1)
        self.row(tr("This player"), self.first)
        self.row(tr("with this one"), self.second)
        if sheet.sheet.deals:
            note = tr("The deals already entered stay with the seats: the two players exchange their results.")
            self.box.addWidget(label(note, "quiet", wrap=True))
        self.moves = MovesView(controller)
        self.box.addWidget(self.moves)
        for choice in (self.first, self.second):
            choice.currentIndexChanged.connect(self._weigh)
        self._weigh()

    def _weigh(self, _index: int = 0) -> None:

        self.moves.weigh(exchange_seats, self.sheet.record.id, self.first.currentData(), self.second.currentData())

    def done_right(self) -> bool:

        if self.first.currentData() == self.second.currentData():
            self.complain(tr("Choose two different players."))
            return False
        return self.act(exchange_seats, self.sheet.record.id, self.first.currentData(), self.second.currentData())
