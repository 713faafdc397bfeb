"""Dialogs for the names of the club's conventions, and for its own names of contracts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from whistclub.club.actions.conventions import set_contract_names
from whistclub.club.conventions import LONGEST, LONGEST_CONTRACT, NamedConventions, contract_names
from whistclub.club.names import clean_name
from whistclub.club.ports import ActionName, Change
from whistclub.desktop.controller import Controller
from whistclub.desktop.design.widgets import label
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.rules.games import GAMES
from whistclub.words import tr
from whistclub.words.games import game_name, usual_contract_name


class NameDialog(Dialog):
    """Asks for a name and runs ``action(game, name, conventions)``. ``named_as`` carries the name given."""

    named_as = Signal(str)

    def __init__(
        self,
        controller: Controller,
        title: str,
        named: NamedConventions,
        action: Callable[..., ActionName | None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(controller, title, tr("Keep"), parent)
        self.named, self.action = named, action
        self.field = QLineEdit(named.name)
        self.field.setMaxLength(LONGEST)
        self.field.setMinimumWidth(320)
        self.field.selectAll()
        self.row(tr("Name"), self.field)
        self.box.addStretch(1)

    def done_right(self) -> bool:
        name = clean_name(self.field.text())
        return self.act(self.action, self.named.game, name, self.named.conventions)

    def acted(self, change: Change) -> None:
        self.named_as.emit(clean_name(self.field.text()))
        super().acted(change)


class ContractNamesDialog(Dialog):
    """The club's own names of contracts; an empty field means the usual name."""

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(controller, tr("Names of the contracts"), tr("Keep"), parent)
        self.fields: dict[tuple[str, str], QLineEdit] = {}
        said = controller.read(contract_names)
        note = tr("The club's own word where it has one: on the buttons, the score sheets and the papers.")
        self.form.addRow(label(note, "quiet", wrap=True))
        by_game = {key: game.contracts for key, game in GAMES.items() if game.contracts}
        for game, contracts in by_game.items():
            self.form.addRow(label(game_name(game), "strong"))
            for contract in contracts:
                usual = usual_contract_name(game, contract)
                field = QLineEdit(said.get(game, {}).get(contract, ""))
                field.setMaxLength(LONGEST_CONTRACT)
                field.setPlaceholderText(usual)
                field.setAccessibleName(f"{game_name(game)}: {usual}")
                self.fields[game, contract] = field
                self.row(usual, field)
        self.inside.setMinimumWidth(460)

    def done_right(self) -> bool:

        words: dict[str, dict[str, Any]] = {}
        for (game, contract), field in self.fields.items():
            words.setdefault(game, {})[contract] = field.text()
        return self.act(set_contract_names, words)
