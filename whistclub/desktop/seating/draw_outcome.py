"""The result of a draw: who sits where in each round, who sits out, repeated meetings, broken wishes."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from whistclub.club.evening.drive import METHODS as DRIVES
from whistclub.desktop.design import theme
from whistclub.desktop.design.flow import FlowLayout
from whistclub.desktop.design.widgets import ChipButton, label, set_kind
from whistclub.desktop.seating.draw_model import DrawModel
from whistclub.desktop.seating.seat_board import SeatBoard
from whistclub.rules.common import PlayerKey
from whistclub.seating.facts import Draw, sizes_of
from whistclub.seating.hand import exchange, move
from whistclub.words import tr
from whistclub.words.evenings.rounds import broken_text


class DrawOutcome(QWidget):
    """Shows ``model``. The round to seat can be changed by hand (``changed``); the others are read-only (``shown``:
    index of the round shown, from 0)."""

    changed = Signal()

    def __init__(self, model: DrawModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model, self.controller, self.shown = model, model.controller, 0
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(theme.UNIT)
        self.rounds_box = QWidget()
        self.round_chips = FlowLayout(self.rounds_box)
        box.addWidget(self.rounds_box)
        self.repeats = label("", "", wrap=True)
        self.moving = label(tr("Nobody changes table; the partners change."), "", wrap=True)
        self.out = label("", "", wrap=True)
        self.problems = label("", "attention", wrap=True)
        self.by_hand = label(
            tr("Press two names to exchange them, or drag a name; Escape lets go."), "small", wrap=True
        )
        self.board = SeatBoard(self.controller)
        self.board.exchanged.connect(self.exchange)
        self.board.moved.connect(self.move_player)
        for each in (self.moving, self.repeats, self.out, self.problems, self.by_hand, self.board):
            box.addWidget(each)

    def show_model(self) -> None:
        """Shows the result of the draw."""
        draws = self.model.draws
        self.shown = min(self.shown, max(len(draws) - 1, 0))
        self.rounds_box.setVisible(len(draws) > 1)
        self.round_chips.clear()
        for at in range(len(draws) if len(draws) > 1 else 0):
            text = tr("Round {number}", number=self.model.round + at)
            chip = ChipButton(text)
            chip.clicked.connect(partial(self.look_at, at))
            chip.setChecked(at == self.shown)
            self.round_chips.addWidget(chip)
        for widget in (self.moving, self.repeats, self.out, self.problems):
            widget.hide()
        by_hand = self.shown == 0 and self.model.method not in DRIVES
        self.by_hand.setVisible(bool(draws) and by_hand)
        self.board.show_draw(
            draws[self.shown] if draws else None,
            most=sizes_of(self.model.game).most,
            again=self.model.again if by_hand else {},
            by_hand=by_hand,
        )
        if draws:
            self._fill_draw(draws[self.shown])

    def _fill_draw(self, draw: Draw) -> None:
        names = self.controller.names_by_key()
        if draw.sitting_out:
            out = ", ".join(self.controller.name(player) for player in draw.sitting_out)
            self.out.setText(tr("Sitting out: {names}", names=out))
            self.out.show()
        stays = self.model.method not in DRIVES and self.model.stays(self.shown)
        self.moving.setVisible(stays)
        if (not self.model.stored or self.model.by_hand) and self.model.method not in DRIVES and not stays:
            again = tr("%n pair(s) meet again.", "", draw.repeated)
            self.repeats.setText(again if draw.repeated else tr("✓ Nobody meets anybody again."))
            set_kind(self.repeats, "quiet" if draw.repeated else "ok")
            self.repeats.show()
        if draw.broken:
            self.problems.setText("\n".join(broken_text(problem, names) for problem in draw.broken))
            self.problems.show()

    def look_at(self, at: int, checked: bool = False) -> None:
        """Shows another of the rounds drawn."""
        self.shown = at
        self.show_model()

    def exchange(self, one: PlayerKey, other: PlayerKey) -> None:
        """Exchanges two players."""

        self.model.change(exchange(self.model.draws[0], one, other))
        self.changed.emit()

    def move_player(self, player: PlayerKey, to: int) -> None:
        """Moves a player to another table, or to those who sit out."""

        self.model.change(move(self.model.draws[0], player, to or None))
        self.changed.emit()
