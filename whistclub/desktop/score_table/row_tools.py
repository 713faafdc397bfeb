"""Actions on the row selected in the score sheet."""

from __future__ import annotations

from enum import Enum, auto
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QWidget

from whistclub.desktop.design import theme
from whistclub.desktop.design.widgets import button
from whistclub.words import tr


class RowAction(Enum):
    """Actions on a deal of the sheet."""

    REOPEN = auto()
    DELETE = auto()
    INSERT = auto()
    WHY = auto()
    HISTORY = auto()
    CALL = auto()
    MOVE = auto()


class RowTools(QWidget):
    """Buttons shown above the titles of the first columns while a row is selected. ``wants`` carries a
    ``RowAction``."""

    wants = Signal(RowAction)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        box = QHBoxLayout(self)
        box.setContentsMargins(theme.UNIT, 0, theme.UNIT, 0)
        box.setSpacing(theme.UNIT)
        do = RowAction
        self.buttons = {
            do.REOPEN: button(tr("Change"), tip=tr("Open the deal in the strip [{key}]", key=tr("Enter"))),
            do.DELETE: button(tr("Delete"), tip=tr("Take the deal out [{key}]", key=tr("Del"))),
        }
        self.more = button(tr("More ▾"), tip=tr("Insert a deal before this one, why, history, move to another table"))
        self._controls = (*self.buttons.values(), self.more)
        for what, press in self.buttons.items():
            press.clicked.connect(partial(self._want, what))
        for control in self._controls:
            control.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            box.addWidget(control)
        box.addStretch(1)
        self.hide()
        menu = QMenu(self)
        self.more.setMenu(menu)
        menu.aboutToHide.connect(partial(released, self.more))
        self.buttons[do.DELETE].setHidden(theme.tight())
        self.entries = {
            do.DELETE: menu.addAction(tr("Delete")),
            do.INSERT: menu.addAction(tr("Insert a deal before this one [{key}]", key=tr("Ins"))),
            do.WHY: menu.addAction(tr("Why these points? [{key}]", key="F7")),
            do.HISTORY: menu.addAction(tr("History of this deal… [{key}]", key="F9")),
            do.CALL: menu.addAction(tr("The arbiter's call…")),
            do.MOVE: menu.addAction(tr("Move the deal to another table…")),
        }
        self.entries[do.DELETE].setVisible(theme.tight())
        for what, entry in self.entries.items():
            entry.triggered.connect(partial(self._want, what))

    def offer(self, deal: int | None, *, can_insert: bool, has_calls: bool) -> None:
        """Shows the actions for the deal with that number; None hides them. ``has_calls``: the game has an arbiter."""
        self.setVisible(deal is not None)
        for control in self._controls:
            name = control.text() if deal is None else tr("{act} (deal {number})", act=control.text(), number=deal)
            control.setAccessibleName(name)
        self.entries[RowAction.INSERT].setEnabled(can_insert)
        self.entries[RowAction.CALL].setVisible(has_calls)

    def _want(self, what: RowAction, checked: bool = False) -> None:
        for control in self._controls:
            released(control)
        self.wants.emit(what)


def released(control: QPushButton) -> None:
    """Resets the pressed look of a button whose menu or dialog took the mouse away."""
    control.setDown(False)
    control.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
    control.update()
