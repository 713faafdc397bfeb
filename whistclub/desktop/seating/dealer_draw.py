"""Drawing the first dealer: each player draws a card, the highest deals, equal cards draw again."""

from __future__ import annotations

import random
from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.design.widgets import button, label
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.seating.draw import draw_rounds, winner
from whistclub.words import tr
from whistclub.words.cards import rank_text

SHORT = ("7", "8", "9", "10", "J", "Q", "K", "A")
FULL = ("2", "3", "4", "5", "6", *SHORT)
SUITS = "♠♣♦♥"


class DrawDialog(Dialog):
    """Draws the first dealer. ``drawn`` carries the seat that deals first. ``short``: cards from the seven up (Whist
    32)."""

    drawn = Signal(int)

    def __init__(
        self, controller: Controller, names: Sequence[str], *, short: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(controller, tr("Who deals first?"), tr("Deal first"), parent)
        self.names, self.ranks = names, SHORT if short else FULL
        self.chance = random.SystemRandom()
        self.sheet = QWidget()
        self.box.addWidget(self.sheet)
        self.outcome = label("", "heading", wrap=True)
        self.box.addWidget(self.outcome)
        again = button(tr("Draw again"))
        again.clicked.connect(self.draw)
        self.box.addWidget(again)
        self.box.addStretch(1)
        self.draw()

    def draw(self) -> None:
        """Draws a card for each player and shows all of them."""
        rounds = draw_rounds(len(self.names), len(self.ranks), self.chance)
        self.seat = winner(rounds)
        fresh = QWidget()
        grid = QGridLayout(fresh)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(6 * theme.UNIT)
        for seat, name in enumerate(self.names):
            grid.addWidget(label(name, "strong" if seat == self.seat else ""), seat, 0)
            for column, cards in enumerate(rounds, 1):
                if seat in cards:
                    rank, suit = cards[seat]
                    card = label(f"{rank_text(self.ranks[rank])} {SUITS[suit]}", "red" if suit > 1 else "strong")
                    grid.addWidget(card, seat, column)
        grid.setColumnStretch(len(rounds) + 1, 1)
        self.box.replaceWidget(self.sheet, fresh)
        self.sheet.hide()
        self.sheet.deleteLater()
        self.sheet = fresh
        self.outcome.setText(tr("{name} deals first and names the marker.", name=self.names[self.seat]))

    def done_right(self) -> bool:
        self.drawn.emit(self.seat)
        return True
