"""The players present: the check-in field, and a button for everybody present."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtWidgets import QPushButton, QWidget

from whistclub.club import queries
from whistclub.club.actions.purse import set_paid
from whistclub.club.evening.rounds import sitting_now
from whistclub.club.names import plain
from whistclub.club.ports import Change, EveningRecord, PlayerRecord
from whistclub.desktop.controller import Controller
from whistclub.desktop.design.flow import FlowLayout
from whistclub.desktop.design.widgets import button
from whistclub.desktop.evening.check_in import CheckIn
from whistclub.words import tr


class Presence(QWidget):
    """The names of the players present. ``toggle`` shows or hides them and always shows their number; ``check_in`` is
    the check-in field. The page places both."""

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        self.record: EveningRecord | None = None
        self.players: tuple[PlayerRecord, ...] = ()
        self.toggle = button("", "plain", tip=tr("Show or hide who is there"))
        self.toggle.setCheckable(True)
        self.toggle.toggled.connect(self._show)
        self.check_in = CheckIn(self._absent, self._present)
        self.check_in.chosen.connect(self.arrive)
        self.check_in.wants_new.connect(self.arrive_new)
        self.regulars = button(tr("Who came lately…"), tip=tr("A list to tick, from the last evenings"))
        self.regulars.clicked.connect(self.ask_regulars)
        self.flow = FlowLayout(self)
        self._chips: dict[tuple[int, str], QPushButton] = {}

    def show_evening(self, record: EveningRecord) -> None:
        """Shows the players present at an evening."""
        self.record = record
        self._name_toggle()
        wanted = sorted(
            (plain(self.controller.name(player)), self.controller.name(player), player) for player in record.present
        )
        paid = set(record.purse.paid)
        wanted = [
            (key, tr("{name} ✓ paid", name=name) if player in paid else name, player) for key, name, player in wanted
        ]
        people = {(player, name) for _, name, player in wanted}
        for key in [key for key in self._chips if key not in people]:
            chip = self._chips.pop(key)
            self.flow.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        for at, (_, name, player) in enumerate(wanted):
            if (player, name) not in self._chips:
                self._chips[player, name] = chip = self._chip(player, name)
                self.flow.insert(at, chip)
        self._show(self.toggle.isChecked())
        self.updateGeometry()

    def _chip(self, player: int, name: str) -> QPushButton:
        chip = button(f"{name}   ✕", tip=tr("{name} is not there", name=name))
        chip.setAccessibleName(tr("Check {name} out", name=name))
        chip.clicked.connect(partial(self.depart, player))
        return chip

    def _name_toggle(self) -> None:
        count = len(self.record.present) if self.record is not None else 0
        words = tr("%n player(s) present", "", count)
        self.toggle.setText(f"{words}  {'▾' if self.toggle.isChecked() else '▸'}")
        self.toggle.setAccessibleName(words)

    def _show(self, on: bool) -> None:
        self._name_toggle()
        self.setVisible(on and bool(self.record and self.record.present))

    def _absent(self) -> Iterable[PlayerRecord]:
        present = set(self.record.present) if self.record else set()
        return [player for player in self.players if player.active and player.id not in present]

    def _present(self) -> Iterable[tuple[PlayerRecord, str]]:
        present = set(self.record.present) if self.record else set()
        here = (player for player in self.players if player.id in present)
        return [(player, tr("✓ {name} is already here", name=player.name)) for player in here]

    def arrive(self, player: int) -> None:
        """Checks a player in."""
        from whistclub.club.actions.evenings import set_present

        if self.record is None or player in self.record.present:
            return
        evening_id, paid = self.record.id, self.check_in.field.with_shift
        then = partial(self._pay, evening_id, player) if paid else None
        self.controller.act(set_present, evening_id, (*self.record.present, player), then=then)

    def _pay(self, evening_id: int, player: int, _change: Change) -> None:
        """Marks the entry of somebody who was just checked in as paid."""
        self.controller.act(set_paid, evening_id, (player,), True)

    def arrive_new(self, name: str, guest: bool) -> None:
        """Checks in a player the club does not know yet."""
        from whistclub.club.actions.evenings import check_in_new

        if self.record is not None:
            self.controller.act(check_in_new, self.record.id, name, guest)

    def ask_regulars(self) -> None:
        """Opens the list of players of recent evenings."""
        from whistclub.desktop.evening.regulars import RegularsDialog

        if self.record is not None:
            RegularsDialog(self.controller, self.record, self.window()).open()

    def depart(self, player: int, checked: bool = False) -> None:
        """Checks a player out; if the player is seated, asks what to do with the seat."""
        from whistclub.club.actions.evenings import set_present

        if self.record is None:
            return
        sheet_id = self.controller.read(sitting_now, self.record.id).get(player)
        if sheet_id is not None:
            from whistclub.desktop.dialogs.arrivals_departures import LeaveDialog

            sheet = self.controller.read(queries.sheet, sheet_id)
            LeaveDialog(self.controller, self.record.id, player, sheet, self.window()).open()
        else:
            self.controller.act(set_present, self.record.id, tuple(p for p in self.record.present if p != player))
