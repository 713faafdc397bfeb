"""The settings of a whist drive asked before its tables are seated: rounds, deals, trumps and roles."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from whistclub.club.evening.drive import METHODS
from whistclub.club.names import plain
from whistclub.desktop.design import theme
from whistclub.desktop.design.fields import ComboBox, SpinBox
from whistclub.desktop.design.flow import FlowLayout
from whistclub.desktop.design.widgets import ChipButton, button, label
from whistclub.rules.games import drive_game
from whistclub.words import tr, tr_marked
from whistclub.words.evenings.rounds import role_text
from whistclub.words.games import words_of

if TYPE_CHECKING:
    from whistclub.desktop.seating.draw_model import DrawModel

MOST_DEALS: Final = 16
MOST_ROUNDS: Final = 99


class DriveOptions(QWidget):
    """The settings of a whist drive, visible only if one is chosen. ``changed``: the round has to be drawn again."""

    changed = Signal()

    def __init__(self, model: DrawModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = model
        self._filling = False
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(theme.UNIT)
        numbers = QWidget()
        flow = FlowLayout(numbers)
        self.planned = SpinBox(1, MOST_ROUNDS, model.drive.planned)
        self.planned.setAccessibleName(tr("Rounds of the drive"))
        self.planned.valueChanged.connect(model.drive.plan)
        self.deals = SpinBox(1, MOST_DEALS, model.drive.deals)
        self.deals.setAccessibleName(tr("Deals before people move"))
        self.deals.valueChanged.connect(self._choose_deals)
        choices = sorted(words_of(drive_game()).drive_trumps, key=lambda choice: choice[1] != model.drive.trumps)
        self.trumps = ComboBox([(tr_marked(text), value) for text, value in choices])
        self.trumps.setAccessibleName(tr("Trumps"))
        self.trumps.currentIndexChanged.connect(self._choose_trumps)
        self.first: list[QWidget] = []
        for text, field in (
            (tr("Rounds in all"), self.planned),
            (tr("Deals before people move"), self.deals),
            (tr("Trumps"), self.trumps),
        ):
            asked = QWidget()
            line = QHBoxLayout(asked)
            line.setContentsMargins(0, 0, theme.GAP, 0)
            line.addWidget(label(text))
            line.addWidget(field)
            flow.addWidget(asked)
            if field is not self.planned:
                self.first.append(asked)
        box.addWidget(numbers)
        self.count = button("", "plain", tip=tr("Show or hide the roles"))
        self.count.setCheckable(True)
        self.count.toggled.connect(self.show_model)
        box.addWidget(self.count, 0, Qt.AlignmentFlag.AlignLeft)
        self.roles_box = QWidget()
        inside = QVBoxLayout(self.roles_box)
        inside.setContentsMargins(0, 0, 0, 0)
        about = tr("Partners are always an A and a B. Press a name to change its role; the club remembers it.")
        inside.addWidget(label(about, "small", wrap=True))
        chips = QWidget()
        self.chips = FlowLayout(chips)
        inside.addWidget(chips)
        box.addWidget(self.roles_box)

    def show_model(self, _on: bool = False) -> None:
        """Shows the current settings."""

        model = self.model
        self.setVisible(model.method in METHODS)
        if self.isHidden():
            return
        begins = model.drive.begins(model.round)
        for widget in self.first:
            widget.setVisible(begins)
        roles = model.drive.roles(model.playing, model.seed)
        counts = [sum(role == which for role in roles.values()) for which in (0, 1)]
        text = tr("Roles: {a} A, {b} B", a=counts[0], b=counts[1])
        self.count.setText(f"{text}  {'▾' if self.count.isChecked() else '▸'}")
        self.count.setAccessibleName(text)
        self.roles_box.setVisible(self.count.isChecked())
        self.chips.clear()
        if not self.count.isChecked():
            return
        for player in sorted(roles, key=lambda player: plain(model.controller.name(player))):
            said = role_text(roles[player])
            chip = ChipButton(f"{model.controller.name(player)} · {said}")
            chip.setAccessibleName(tr("{name}, role {role}", name=model.controller.name(player), role=said))
            chip.setChecked(roles[player] == 1)
            chip.clicked.connect(partial(self._turn, player, 1 - roles[player]))
            self.chips.addWidget(chip)
        lot = button(tr("Roles by lot"))
        lot.clicked.connect(self._by_lot)
        self.chips.addWidget(lot)

    def _choose_deals(self, deals: int) -> None:
        self.model.drive.deals = deals
        self.changed.emit()

    def _choose_trumps(self, _index: int) -> None:
        self.model.drive.trumps = self.trumps.currentData()
        self.changed.emit()

    def _turn(self, player: int, role: int, checked: bool = False) -> None:
        self.model.drive.give_role(player, role)
        self.changed.emit()

    def _by_lot(self) -> None:
        self.model.drive.forget_roles(self.model.playing)
        self.changed.emit()
