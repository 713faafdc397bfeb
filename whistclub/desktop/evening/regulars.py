"""A list of players of recent evenings, to check in several at once."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from whistclub.club.actions.evenings import set_present
from whistclub.club.evening.arrivals_departures import came_lately
from whistclub.club.names import plain
from whistclub.club.ports import EveningRecord, PlayerRecord, Work
from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.design.fields import SpinBox
from whistclub.desktop.design.widgets import button, by_touch, label
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.words import tr

EVENINGS = 4
"""Number of recent evenings considered by default."""


class RegularsDialog(Dialog):
    """A click or Space ticks a player; OK checks in everybody ticked as one action."""

    def __init__(self, controller: Controller, record: EveningRecord, parent: QWidget | None = None) -> None:
        super().__init__(controller, tr("Who came lately"), tr("Check in"), parent)
        self.record = record
        self.evenings = SpinBox(1, 60, EVENINGS)
        self.row(tr("Evenings looked back on"), self.evenings)
        self.everybody = button(tr("Tick all"))
        self.everybody.clicked.connect(self.tick_all)
        self.box.addWidget(self.everybody)
        self.nobody = label(tr("Everybody who came in those evenings is here already."), "quiet", wrap=True)
        self.box.addWidget(self.nobody)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Who came lately"))
        self.list.setMinimumHeight(4 * theme.CONTROL)
        self.list.itemChanged.connect(self._count)
        self.list.itemPressed.connect(self._pressed)
        self.list.itemClicked.connect(self._clicked)
        by_touch(self.list)
        self.box.addWidget(self.list, 1)
        self.inside.setMinimumWidth(480)
        self._was: Qt.CheckState | None = None
        self.evenings.valueChanged.connect(self.fill)
        self.fill()

    def fill(self, _evenings: int = 0) -> None:
        """Lists by name the players of recent evenings who are not checked in, with how often they came."""
        came = self.controller.read(came_lately, self.record.id, self.evenings.value())
        active = {player.id for player in self.controller.read(_active)}
        self.list.clear()
        for player in sorted(came, key=lambda player: plain(self.controller.name(player))):
            if player not in active or player in self.record.present:
                continue
            times = tr("{count} of {evenings}", count=came[player], evenings=self.evenings.value())
            item = QListWidgetItem(f"{self.controller.name(player)}   {times}")
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsSelectable)
            item.setCheckState(Qt.CheckState.Unchecked)
            item.setSizeHint(QSize(0, theme.CONTROL))
            item.setData(Qt.ItemDataRole.UserRole, player)
            self.list.addItem(item)
        there = self.list.count() > 0
        self.nobody.setHidden(there)
        self.everybody.setVisible(there)
        self.list.setVisible(there)
        if there:
            self.list.setCurrentRow(0)
        self._count()

    def ticked(self) -> list[int]:
        """Returns the ids of the players to check in."""
        items = (self.list.item(row) for row in range(self.list.count()))
        return [item.data(Qt.ItemDataRole.UserRole) for item in items if item.checkState() is Qt.CheckState.Checked]

    def tick_all(self) -> None:
        """Ticks everybody."""
        for row in range(self.list.count()):
            self.list.item(row).setCheckState(Qt.CheckState.Checked)

    def _pressed(self, item: QListWidgetItem) -> None:
        self._was = item.checkState()

    def _clicked(self, item: QListWidgetItem) -> None:
        """Lets a click anywhere on the line tick it, not only on the box."""
        if item.checkState() is self._was:
            done = Qt.CheckState.Unchecked if self._was is Qt.CheckState.Checked else Qt.CheckState.Checked
            item.setCheckState(done)

    def _count(self, _item: object = None) -> None:
        count = len(self.ticked())
        self.ok.setText(tr("Check %n player(s) in", "", count))
        self.ok.setAccessibleName(self.ok.text())
        self.ok.setEnabled(count > 0)

    def done_right(self) -> bool:

        present = (*self.record.present, *self.ticked())
        return self.act(set_present, self.record.id, present)


def _active(work: Work) -> tuple[PlayerRecord, ...]:
    return work.find(PlayerRecord, active=True)
