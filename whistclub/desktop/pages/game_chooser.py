"""The choice of the ranking of a season: all games, or one of the games it mixes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from whistclub.desktop.design.segments import Segment, Segments
from whistclub.words import tr
from whistclub.words.games import game_name


class GameChooser(Segments):
    """One segment per ranking; hidden if the season has only one game. ``game`` None: all games; ``chosen`` carries the
    game."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game: str | None = None
        self.chips: dict[str | None, Segment] = {}
        self.setAccessibleName(tr("Ranking of"))
        self.hide()

    def offer(self, games: Sequence[str]) -> None:
        """Offers these games; the chosen one stays chosen if it is among them."""
        offered: list[str | None] = [None, *games] if len(games) > 1 else []
        if offered != list(self.chips):
            for chip in self.chips.values():
                self.flow.removeWidget(chip)
                chip.hide()
                chip.deleteLater()
            self.chips = {game: self._chip(game) for game in offered}
        if self.game not in self.chips:
            self.game = None
        self._mark()
        self.setVisible(bool(offered))

    def choose(self, game: str | None) -> None:
        """Chooses a game, as pressing its chip does."""
        self.game = game
        self._mark()
        self.chosen.emit(game)

    def _chip(self, game: str | None) -> Segment:
        chip = Segment(tr("All games") if game is None else game_name(game))
        chip.clicked.connect(partial(self._press, game))
        self.flow.addWidget(chip)
        return chip

    def _press(self, game: str | None, _checked: bool = False) -> None:
        self.choose(game)

    def _mark(self) -> None:
        for game, chip in self.chips.items():
            chip.setChecked(game == self.game)
