"""The dialog of an evening's purse: who has paid the entry, the stakes settled at the tables, prizes (rules.md §9)."""

from __future__ import annotations

import re
from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QWidget

from whistclub.club import queries
from whistclub.club.actions.purse import set_paid, set_purse
from whistclub.club.evening.purse import EveningPurse, evening_purse
from whistclub.club.names import plain
from whistclub.club.ports import Change
from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.design.fields import parse_hundredths
from whistclub.desktop.design.flow import FlowLayout
from whistclub.desktop.design.widgets import button, by_touch, label
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.desktop.printing.catalogue import preview_purse
from whistclub.ranking.facts import EveningRow
from whistclub.words import tr
from whistclub.words.evenings.purse import payment_lines, purse_line
from whistclub.words.numbers import money

_APART = re.compile(r";\s*|,\s+|\s+")
"""What stands between two amounts; a comma without a space is a decimal mark."""


class PurseDialog(Dialog):
    """A click or Space on a line marks the entry as paid at once; amounts and prizes are kept with OK."""

    def __init__(self, controller: Controller, evening_id: int, parent: QWidget | None = None) -> None:
        super().__init__(controller, tr("Purse of the evening"), tr("Keep"), parent)
        self.evening_id = evening_id
        self.entry, self.stake, self.prizes = QLineEdit(), QLineEdit(), QLineEdit()
        self.prizes.setPlaceholderText(tr("10.00, 5.00"))
        self.row(tr("Entry"), self.entry)
        self.row(tr("Stake of a point"), self.stake)
        self.row(tr("Prizes from the first place on"), self.prizes)
        self.sums = label("", "strong", wrap=True)
        self.box.addWidget(self.sums)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Who has paid"))
        self.list.setMinimumHeight(5 * theme.CONTROL)
        self.list.itemChanged.connect(self._ticked)
        by_touch(self.list)
        self.box.addWidget(self.list, 1)
        self.settled = label("", "", wrap=True)
        self.box.addWidget(self.settled)
        self.everybody = button(tr("All have paid"), "plain")
        self.everybody.setAutoDefault(False)
        self.everybody.clicked.connect(self.all_paid)
        self.printed = button(tr("Print the cash sheet…"), "plain")
        self.printed.setAutoDefault(False)
        self.printed.clicked.connect(partial(preview_purse, self, controller, evening_id))
        offered = QWidget()
        row = FlowLayout(offered)
        row.addWidget(self.everybody)
        row.addWidget(self.printed)
        self.box.addWidget(offered)
        self.inside.setMinimumWidth(520)
        self.standing = [row.player for row in _ranked(controller, evening_id)]
        self._filling = False
        self.fill()
        purse = self.purse
        self.entry.setText(_entry_text(purse))
        self.stake.setText("" if purse.stake is None else money(purse.stake))
        by_player = dict(purse.prizes)
        amounts = [by_player.get(player, 0) for player in self.standing if isinstance(player, int)]
        while amounts and not amounts[-1]:
            amounts.pop()
        self.prizes.setText(", ".join(map(money, amounts)))
        self.given = self._typed()

    def fill(self) -> None:
        """Reads the purse and lists everybody who owes an entry, by name."""
        self.purse: EveningPurse = self.controller.read(evening_purse, self.evening_id)
        self._filling = True
        row = self.list.currentRow()
        self.list.clear()
        for player in sorted(self.purse.due, key=lambda id: plain(self.controller.name(id))):
            item = QListWidgetItem(f"{self.controller.name(player)}   {money(self.purse.due[player])}")
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsSelectable)
            paid = player in self.purse.paid
            item.setCheckState(Qt.CheckState.Checked if paid else Qt.CheckState.Unchecked)
            item.setSizeHint(QSize(0, theme.CONTROL))
            item.setData(Qt.ItemDataRole.UserRole, player)
            self.list.addItem(item)
        self.list.setCurrentRow(max(0, row))
        self._filling = False
        for shown in (self.list, self.everybody):
            shown.setVisible(bool(self.purse.due))
        self.sums.setText(purse_line(self.purse))
        self.settled.setText("\n".join(payment_lines(self.purse.payments, self.controller.name)))
        self.settled.setVisible(bool(self.purse.payments))

    def _ticked(self, item: QListWidgetItem) -> None:
        if not self._filling:
            self._pay((item.data(Qt.ItemDataRole.UserRole),), item.checkState() is Qt.CheckState.Checked)

    def all_paid(self) -> None:
        """Marks every entry as paid."""
        self._pay(tuple(self.purse.due), True)

    def _pay(self, players: tuple[int, ...], paid: bool) -> None:
        self.controller.act(set_paid, self.evening_id, players, paid, then=self._paid)

    def _paid(self, _change: Change) -> None:
        self.fill()

    def _typed(self) -> tuple[str, str, str]:
        return self.entry.text().strip(), self.stake.text().strip(), self.prizes.text().strip()

    def done_right(self) -> bool:
        entry_text, stake_text, prizes_text = self._typed()
        if self._typed() == self.given:
            return True
        amounts = [parse_hundredths(part) for part in _APART.split(prizes_text) if part]
        entry = self.purse.record.purse.entry
        if entry_text != self.given[0]:
            cents = parse_hundredths(entry_text) if entry_text else 0
            if cents is None or cents < 0:
                self.complain(tr("Entry: write an amount such as 5.00."))
                return False
            entry = {"": cents}
        stake = self.purse.record.purse.stake
        if stake_text != self.given[1]:
            stake = parse_hundredths(stake_text) if stake_text else 0
            if stake is None or stake < 0:
                self.complain(tr("Stake: write an amount such as 0.05."))
                return False
        if any(amount is None or amount < 0 for amount in amounts) or len(amounts) > len(self.standing):
            self.complain(tr("Prizes: write amounts such as 10.00, 5.00, from the first place on."))
            return False
        prizes = [(p, cents) for p, cents in zip(self.standing, amounts, strict=False) if cents and isinstance(p, int)]
        return self.act(set_purse, self.evening_id, entry, stake, prizes)


def _ranked(controller: Controller, evening_id: int) -> list[EveningRow]:
    return [row for row in controller.read(queries.standings, evening_id).rows if row.took_part]


def _entry_text(purse: EveningPurse) -> str:
    if purse.entry is None:
        return ""
    return "; ".join(f"{name}: {money(cents)}" if name else money(cents) for name, cents in purse.entry.items())
