"""The header of the arbiter's page: the deal, the player who asks, and the button that hides the cards."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from whistclub.desktop.design import theme
from whistclub.desktop.design.tips import set_tip
from whistclub.desktop.design.widgets import ElidedLabel, button, label
from whistclub.words import tr

HIDE_KEY = "F12"


class ArbiterHeader(QWidget):
    """The header of the arbiter's page. ``page`` receives the keys the header does not use."""

    def __init__(self, page: QWidget, about: str, back: str) -> None:
        """``about``: the deal and who asks, "" without a deal; ``back``: name of the page to return to."""
        super().__init__(page)
        self.page = page
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(theme.GAP)
        # Beside the deal an arrow is enough: it names the table.
        self.back = button("‹" if about else f"‹ {back}", "plain", tip=tr("Back [{key}]", key=tr("Esc") + ", Alt+←"))
        self.back.setProperty("tone", "accent")
        self.back.setAccessibleName(back)
        title = tr("Arbiter of Whist 32")
        self.title = ElidedLabel(title, strong=True) if theme.tight() else label(title, "heading")
        self.about = ElidedLabel(about, strong=theme.tight())
        self.hide_cards = button("", "plain")
        self.hide_cards.setCheckable(True)
        line.addWidget(self.back)
        if not (theme.tight() and about):
            line.addWidget(self.title)
        if about or not theme.tight():
            line.addWidget(self.about, 1)
        line.addWidget(self.hide_cards)
        if not theme.tight():
            line.addWidget(label(HIDE_KEY, "key"), 0, Qt.AlignmentFlag.AlignVCenter)
        for control in (self.back, self.hide_cards):
            control.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.show_hidden(False)

    def show_hidden(self, hidden: bool) -> None:
        """Sets the text of the button: to hide the cards, or to show them."""
        text = tr("Show the cards") if hidden else tr("Hide the cards")
        short = tr("Show") if hidden else tr("Hide")
        self.hide_cards.setChecked(hidden)
        self.hide_cards.setText(short if theme.tight() else text)
        self.hide_cards.setAccessibleName(text)
        set_tip(self.hide_cards, f"{text}  [{HIDE_KEY}]")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.page.keyPressEvent(event)
