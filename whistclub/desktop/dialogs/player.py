"""The dialog for one player, new or existing; it also merges, erases or deletes the player."""

from __future__ import annotations

import datetime
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QCompleter, QHBoxLayout, QLineEdit, QPushButton, QWidget

from whistclub.club.actions.players import add_player, change_player, delete_player, free_name
from whistclub.club.ports import PlayerRecord, Work
from whistclub.club.seasons import categories, team_on, teams
from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.design.tips import set_tip
from whistclub.desktop.design.widgets import button
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.desktop.dialogs.people import EraseDialog, MergeDialog
from whistclub.words import tr


class PlayerDialog(Dialog):
    """Edits one player. If another player has the same name, asks whether it is the same person or one whose name gets
    a mark."""

    def __init__(
        self, controller: Controller, record: PlayerRecord | None = None, name: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(controller, tr("Player") if record else tr("New player"), tr("Keep"), parent)
        self.record = record
        self.name = QLineEdit(record.name if record else name)
        self.name.setMaxLength(120)
        self.number = QLineEdit((record.number or "") if record else "")
        self.number.setMaxLength(40)
        self.note = QLineEdit(record.note if record else "")
        self.note.setMaxLength(200)
        self.guest, self.active = QCheckBox(tr("Guest, not a member")), QCheckBox(tr("Active: offered at the check-in"))
        self.guest.setChecked(bool(record and record.guest))
        self.active.setChecked(record.active if record else True)
        self.row(tr("Name"), self.name)
        self.row(tr("Member number"), self.number)
        self.row(tr("Note"), self.note)
        team = team_on(record, datetime.date.today()) if record else None
        self.categories = QLineEdit(", ".join(record.categories) if record else "")
        self.categories.setPlaceholderText(
            ", ".join(controller.read(categories)) or tr("for instance: ladies, juniors")
        )
        self.team = QLineEdit(team or "")
        self.team.setMaxLength(120)
        completer = QCompleter(list(controller.read(teams)), self.team)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.team.setCompleter(completer)
        if team:
            set_tip(self.team, tr("Another team holds from today on."))
        self.row(tr("Categories"), self.categories)
        self.row(tr("Team"), self.team)
        self.form.addRow(self.guest)
        self.form.addRow(self.active)
        self.active.setVisible(record is not None)
        self.taken: PlayerRecord | None = None
        self.same, self.another = button(tr("The same person")), button("")
        self.question = _row(((self.same, self.merge_taken), (self.another, self.mark_name)))
        self.form.addRow(self.question)
        self.question.hide()
        if record is not None:
            self.merge, self.erase = button(tr("Make one with another…"), "plain"), button(tr("Erase…"), "plain")
            set_tip(self.erase, tr("Erase the personal data; results stay"))
            self.delete = button(tr("Delete"), "plain")
            rest = ((self.merge, self.ask_merge), (self.erase, self.ask_erase), (self.delete, self.take_out))
            self.form.addRow(_row(rest))
        self.name.textChanged.connect(self._other_name)

    def _other_name(self, _text: str) -> None:
        self.taken = None
        self.question.hide()

    def _is_free(self, name: str, number: str) -> bool:
        """Returns whether no other player has the name; otherwise asks who is meant."""
        self.taken = self.controller.read(_named, name)
        if self.taken is None or (self.record is not None and self.taken.id == self.record.id):
            self.taken = None
            return True
        self.complain(tr("{name} is in the club already. Is it the same person?", name=self.taken.name))
        marked = self.controller.read(free_name, name, number or None)
        self.another.setText(tr("Another: “{name}”", name=marked).replace("&", "&&"))
        self.another.setAccessibleName(tr("Another person, to be called {name}", name=marked))
        self.question.show()
        self._fit()
        return False

    def mark_name(self) -> None:
        """Adds a mark to the name, for another person of the same name."""
        number = self.number.text().strip()
        self.name.setText(self.controller.read(free_name, self.name.text(), number or None))
        self.complain("")

    def merge_taken(self) -> None:
        """Handles "the same person": discards the new entry, or merges the existing two."""
        if self.record is not None and self.taken is not None:
            self._ask_merge(self.taken.id)
        else:
            self.reject()

    def ask_merge(self) -> None:
        """Asks for another entry of this player and merges the two."""
        self._ask_merge(None)

    def _ask_merge(self, other: int | None) -> None:

        assert self.record is not None
        self.reject()
        MergeDialog(self.controller, self.record, other, self.parentWidget()).open()

    def ask_erase(self) -> None:
        """Explains what erasing means, and erases once confirmed."""

        assert self.record is not None
        self.reject()
        EraseDialog(self.controller, self.record, self.parentWidget()).open()

    def take_out(self) -> None:
        """Deletes a player entered by mistake; refused for one who has played."""
        assert self.record is not None
        self.act(delete_player, self.record.id)

    def done_right(self) -> bool:
        name, number = self.name.text().strip(), self.number.text().strip()
        if not name:
            self.complain(tr("Give a name."))
            return False
        if not self._is_free(name, number):
            return False
        if self.record is None:
            note = self.note.text().strip()
            told = {"categories": self._categories(), "team": self.team.text()}
            return self.act(add_player, name, number or None, self.guest.isChecked(), note, **told)
        team = self.team.text().strip()
        had = team_on(self.record, datetime.date.today()) or ""
        return self.act(
            change_player,
            self.record.id,
            name=name,
            number=number,
            guest=self.guest.isChecked(),
            active=self.active.isChecked(),
            note=self.note.text().strip(),
            categories=self._categories(),
            team=None if team == had else team,
            since=datetime.date.today() if had else None,
        )

    def _categories(self) -> list[str]:
        return [part.strip() for part in self.categories.text().split(",") if part.strip()]


def _named(work: Work, name: str) -> PlayerRecord | None:
    return work.player_named(name)


def _row(buttons: tuple[tuple[QPushButton, Callable[[], None]], ...]) -> QWidget:
    row = QWidget()
    box = QHBoxLayout(row)
    box.setContentsMargins(0, 0, 0, 0)
    box.setSpacing(theme.GAP)
    for press, do in buttons:
        press.setAutoDefault(False)
        press.clicked.connect(do)
        box.addWidget(press)
    box.addStretch(1)
    return row
