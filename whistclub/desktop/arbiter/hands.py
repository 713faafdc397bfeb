"""A layout that beats the contract: the hands of the other players, and on request the play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.design.flow import FlowLayout
from whistclub.desktop.design.widgets import label, suit_ink
from whistclub.desktop.dialogs.dialog import ReadDialog
from whistclub.words import tr
from whistclub.words.cards import card_text, in_suits
from whistclub.words.names import suit_sign

if TYPE_CHECKING:
    from whistclub.arbiter.answer import FailingLayout, Trick
    from whistclub.arbiter.cards import Card

NAME_WIDTH = 120
"""Maximum width of a name before its hand, in pixels at text size 100 %."""


def hand_view(cards: Sequence[Card]) -> QWidget:
    """Returns a widget for a hand, suit by suit: red suits in red, a void as a dash."""
    view = QWidget()
    view.setAccessibleName(hand_text(cards))
    flow = FlowLayout(view, theme.INSIDE)
    for suit, ranks in in_suits(cards):
        one = QWidget()
        line = QHBoxLayout(one)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(theme.UNIT)
        line.addWidget(label(suit_sign(suit), "red" if suit_ink(suit) == "red_suit" else ""))
        line.addWidget(label(" ".join(ranks) or "–"))
        flow.addWidget(one)
    return view


def hand_text(cards: Sequence[Card]) -> str:
    """Returns a hand as plain text: ♠ A D V  ♥ –  ♣ D 7  ♦ R D V."""
    return "  ".join(f"{suit_sign(suit)} {' '.join(ranks) or '–'}" for suit, ranks in in_suits(cards))


class Hands(QWidget):
    """Players with their hands, one line each."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.INSIDE)
        self._grid.setVerticalSpacing(theme.UNIT)
        self._grid.setColumnStretch(1, 1)

    def show_hands(self, hands: Sequence[tuple[str, Sequence[Card]]]) -> None:
        """Shows ``hands``, each with the name of its player."""
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for row, (name, cards) in enumerate(hands):
            who = label(name, "strong", wrap=True)
            who.setMaximumWidth(theme.px(NAME_WIDTH))
            top = Qt.AlignmentFlag.AlignTop
            self._grid.addWidget(who, row, 0, top)
            self._grid.addWidget(hand_view(cards), row, 1, top)


class PlayDialog(ReadDialog):
    """Shows a layout with the play that beats the contract, trick by trick."""

    def __init__(
        self,
        controller: Controller,
        what: str,
        layout: FailingLayout,
        names: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        """``what``: the contract; ``names``: of the players from the asker to the left."""
        title = tr("{contract}: how it is beaten", contract=what)
        super().__init__(controller, title, parent)
        hands = Hands()
        hands.show_hands(list(zip(names, layout.hands, strict=True)))
        self.box.addWidget(hands)
        aside = _aside_text(layout, names)
        if aside:
            self.box.addWidget(label(aside, "quiet", wrap=True))
        self.box.addLayout(self._tricks(layout.tricks, names))
        note = tr("One line a trick: ▸ leads, ✓ takes it.")
        self.box.addWidget(label(note, "small", wrap=True))
        self.box.addStretch(1)
        self.inside.setMinimumWidth(560)
        lines = [f"{name}: {hand_text(cards)}" for name, cards in zip(names, layout.hands, strict=True)]
        self.text = "\n".join([title, *lines, *([aside] if aside else []), *_trick_lines(layout.tricks, names)])

    def _tricks(self, tricks: Sequence[Trick], names: Sequence[str]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(4 * theme.UNIT)
        grid.setVerticalSpacing(theme.UNIT)
        for column, name in enumerate(names, 1):
            grid.addWidget(label(name, "small", wrap=True), 0, column)
            grid.setColumnStretch(column, 1)
        for row, trick in enumerate(tricks, 1):
            grid.addWidget(label(str(row), "small"), row, 0)
            leader = trick.cards[0][0]
            for seat, card in trick.cards:
                lead, took = ("▸ " if seat == leader else ""), (" ✓" if seat == trick.winner else "")
                red = suit_ink(card.suit) == "red_suit"
                kind = ("red" if red else "strong") if seat == trick.winner else "red_card" if red else ""
                shown = label(f"{lead}{card_text(card)}{took}", kind)
                grid.addWidget(shown, row, seat + 1)
        return grid


def _aside_text(layout: FailingLayout, names: Sequence[str]) -> str:
    """Returns which card each player sets aside; "" if nobody does."""
    if not layout.set_aside:
        return ""
    cards = ", ".join(f"{name} {card_text(card)}" for name, card in zip(names, layout.set_aside, strict=True))
    return tr("Set aside: {cards}", cards=cards)


def _trick_lines(tricks: Sequence[Trick], names: Sequence[str]) -> list[str]:
    return [
        f"{number}. " + ", ".join(f"{names[seat]} {card_text(card)}" for seat, card in trick.cards)
        + f" → {names[trick.winner]}"
        for number, trick in enumerate(tricks, 1)
    ]  # fmt: skip
