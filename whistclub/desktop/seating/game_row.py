"""A row to choose the game and the conventions of tables to be seated."""

from __future__ import annotations

from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from whistclub.desktop.controller import Controller
from whistclub.desktop.conventions.dialog import ConventionsDialog
from whistclub.desktop.design.flow import FlowLayout
from whistclub.desktop.design.widgets import ChipButton, button
from whistclub.rules.games import GAMES
from whistclub.words import tr
from whistclub.words.games import game_name


class Played(Protocol):
    """A model with a game and its conventions."""

    game: str
    conventions: Any


class GameRow(QWidget):
    """A chip for each game, and a button for the conventions. ``chosen`` carries the game pressed; ``agreed``: the
    conventions of ``model`` have changed. The page may add widgets to ``flow``."""

    chosen = Signal(str)
    agreed = Signal()

    def __init__(self, controller: Controller, model: Played, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller, self.model = controller, model
        self.flow = FlowLayout(self)
        self.chips: dict[str, ChipButton] = {}
        for game in GAMES:
            chip = self.chips[game] = ChipButton(game_name(game))
            chip.clicked.connect(partial(self._press, game))
            self.flow.addWidget(chip)
        self.conventions = button(tr("Conventions…"))
        self.conventions.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # who was typing names goes on doing so
        self.conventions.clicked.connect(self.ask)
        self.flow.addWidget(self.conventions)

    def _press(self, game: str, checked: bool = False) -> None:
        self.chosen.emit(game)

    def ask(self) -> None:
        """Opens the dialog for the conventions of the game."""

        dialog = ConventionsDialog(self.controller, self.model.game, self.model.conventions, self.window())
        dialog.chosen.connect(self.use)
        dialog.open()

    def use(self, conventions: Any) -> None:
        """Uses these conventions."""
        self.model.conventions = conventions
        self.agreed.emit()
