"""The prizes the club gives each evening; the wall sheet of every evening lists them."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QWidget

from whistclub.club.actions.settings import change_setting
from whistclub.desktop.controller import Controller
from whistclub.desktop.design.fields import SpinBox
from whistclub.desktop.design.widgets import label
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.ranking.prizes import MOST, PrizeRules, encode_prizes
from whistclub.reports.gather import PRIZES, prize_rules
from whistclub.words import tr


class PrizesDialog(Dialog):
    """Asks for the prizes of an evening."""

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:

        super().__init__(controller, tr("Prizes of an evening"), tr("Keep"), parent)
        self.key = PRIZES
        rules = controller.read(prize_rules)
        self.places = SpinBox(0, MOST, rules.places)
        self.places.setSpecialValueText(tr("none"))
        self.one_in = SpinBox(0, MOST, rules.one_in)
        self.one_in.setSpecialValueText(tr("not counted so"))
        self.guest, self.last = QCheckBox(tr("The best guest")), QCheckBox(tr("The last place"))
        self.guest.setChecked(rules.guest)
        self.last.setChecked(rules.last)
        self.row(tr("First places"), self.places)
        self.row(tr("At least one for every … players"), self.one_in)
        self.form.addRow(self.guest)
        self.form.addRow(self.last)
        self.by_role = QCheckBox(tr("In a whist drive for each role"))
        self.by_role.setChecked(rules.by_role)
        self.form.addRow(self.by_role)
        self.box.addWidget(label(tr("Nobody gets two. A shared place shares its prize."), "quiet", wrap=True))
        self.box.addStretch(1)

    def done_right(self) -> bool:
        checks = (self.guest.isChecked(), self.last.isChecked(), self.by_role.isChecked())
        rules = PrizeRules(self.places.value(), self.one_in.value(), *checks)
        kept = None if rules == PrizeRules() else encode_prizes(rules)
        return self.act(change_setting, self.key, kept)
