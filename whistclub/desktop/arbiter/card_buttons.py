"""The 32 cards as toggle buttons, one row per suit, with the number chosen in each suit and in the hand."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QStyle, QStyleOptionButton, QWidget

from whistclub.arbiter.cards import RANKS, Card
from whistclub.arbiter.question import HAND
from whistclub.desktop.design import theme
from whistclub.desktop.design.tips import set_tip
from whistclub.desktop.design.widgets import ChipButton, button, label, set_kind, suit_ink
from whistclub.entry.arbiter_form import ArbiterForm
from whistclub.entry.letters import suit_letter
from whistclub.words import tr
from whistclub.words.cards import BY_COLOUR, card_name, rank_text
from whistclub.words.names import suit_name, suit_sign

WIDEST = 64
"""Maximum width of a card in pixels at text size 100 %."""
CARD_SIZE = 18
"""Font size of a card's text, in pixels at text size 100 %."""


class CardButton(ChipButton):
    """One card: chosen or not, or face down, which shows neither."""

    filled = True

    def __init__(self, card: Card) -> None:
        super().__init__()
        self.card = card
        self.back = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMaximumWidth(max(theme.CONTROL, theme.px(WIDEST)))
        self.show_face(chosen=False)

    def show_face(self, *, chosen: bool) -> None:
        """Shows the card face up."""
        self.back = False
        self.set_label(rank_text(self.card.rank), card_name(self.card))
        set_tip(self, card_name(self.card))
        self.setChecked(chosen)

    def show_back(self) -> None:
        """Shows the card face down; all cards look the same."""
        self.back = True
        self.set_label("", tr("A hidden card"))
        set_tip(self, "")
        self.setChecked(False)
        set_kind(self, "false", "due")

    def sizeHint(self) -> QSize:
        wide = theme.width(rank_text("T"), CARD_SIZE, bold=True) + 3 * theme.UNIT
        return QSize(max(theme.CONTROL, wide), max(theme.CONTROL, self.fontMetrics().height() + 2 * theme.UNIT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def nextCheckState(self) -> None:
        """Does nothing: the page decides which cards are chosen."""

    def _draw(self, painter: QPainter, option: QStyleOptionButton) -> None:
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        if self.back:
            _draw_back(painter, self.rect().adjusted(5, 5, -5, -5))
            return
        painter.setFont(theme.font(CARD_SIZE, bold=self.isChecked()))
        painter.setPen(theme.colour("on_accent" if self.isChecked() else "text" if self.isEnabled() else "off"))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.label_text)


def _draw_back(painter: QPainter, inside: QRect) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(theme.colour("edge"))
    painter.setBrush(QBrush(theme.colour("edge"), Qt.BrushStyle.BDiagPattern))
    painter.drawRoundedRect(inside, 4, 4)


class CardBoard(QWidget):
    """All 32 cards. ``pressed`` carries the card tapped; ``cleared``, ``undone``: take back all cards, or the last
    one."""

    pressed = Signal(object)
    cleared = Signal()
    undone = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hidden = False
        self.cards: dict[Card, CardButton] = {}
        self.counts: dict[str, QLabel] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        gap = theme.UNIT if theme.tight() else theme.GAP - 2
        grid.setHorizontalSpacing(gap)
        grid.setVerticalSpacing(gap)
        columns = len(RANKS) + 2
        grid.addLayout(self._head(), 0, 0, 1, columns)
        for row, suit in enumerate(BY_COLOUR, 1):
            sign = label(suit_sign(suit), "red" if suit_ink(suit) == "red_suit" else "strong")
            sign.setAccessibleName(suit_name(suit))
            letter = label(suit_letter(suit), "small")
            set_tip(sign, tr("Key {key}", key=suit_letter(suit)))
            grid.addLayout(_beside(sign, letter), row, 0)
            for column, rank in enumerate(reversed(RANKS), 1):
                card = self.cards[Card(rank, suit)] = CardButton(Card(rank, suit))
                card.clicked.connect(partial(self._press, card.card))
                grid.addWidget(card, row, column)
            self.counts[suit] = count = label("", "quiet")
            count.setAlignment(Qt.AlignmentFlag.AlignCenter)
            count.setMinimumWidth(theme.px(20))
            grid.addWidget(count, row, columns - 1)
        for column in range(1, columns - 1):
            grid.setColumnStretch(column, 1)
        self.setMaximumWidth(columns * (theme.px(WIDEST) + gap))

    def _head(self) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(theme.GAP)
        self.title = label(tr("The eight cards"), "strong")
        self.count = label("", "quiet")
        self.undo = button("⌫", "plain", tip=tr("Take the last card back [{key}]", key=tr("Backspace")), repeats=True)
        self.undo.setAccessibleName(tr("Take the last card back"))
        self.clear = button(tr("Clear"), "plain", tip=tr("Take all cards back"))
        line.addWidget(self.title)
        line.addWidget(self.count)
        line.addStretch(1)
        for press, signal in ((self.undo, self.undone), (self.clear, self.cleared)):
            press.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            press.clicked.connect(signal)
            line.addWidget(press)
        return line

    def show_form(self, form: ArbiterForm, *, hidden: bool) -> None:
        """Shows which cards are chosen; if ``hidden``, only how many."""
        self.hidden = hidden
        for card, shown in self.cards.items():
            if hidden:
                shown.show_back()
            else:
                shown.show_face(chosen=card in form.cards)
                begun = form.rank == card.rank or form.suit is card.suit
                set_kind(shown, "true" if begun and card not in form.cards else "false", "due")
        for suit, count in self.counts.items():
            held = sum(card.suit == suit for card in form.cards)
            count.setText("" if hidden else str(held))
            count.setAccessibleName("" if hidden else tr("{suit}: %n card(s)", "", held, suit=suit_name(suit)))
        self.count.setText(tr("{count} of {all}", count=len(form.cards), all=HAND))
        self.undo.setEnabled(bool(form.cards))
        self.clear.setEnabled(bool(form.cards))

    def _press(self, card: Card) -> None:
        self.pressed.emit(card)


def _beside(sign: QLabel, letter: QLabel) -> QHBoxLayout:
    line = QHBoxLayout()
    line.setSpacing(theme.UNIT)
    line.addWidget(sign)
    line.addWidget(letter)
    return line
