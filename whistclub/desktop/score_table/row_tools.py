"""What can be done with the row chosen on the score sheet."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QWidget

from whistclub.desktop.design import theme
from whistclub.desktop.design.widgets import button
from whistclub.words import tr


class RowTools(QWidget):
    """Stands above the titles of the first columns while a row is chosen. ``wants`` carries reopen, delete, insert,
    why, history or move."""

    wants = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        box = QHBoxLayout(self)
        box.setContentsMargins(theme.UNIT, 0, theme.UNIT, 0)
        box.setSpacing(theme.UNIT)
        self.buttons = {
            "reopen": button(tr("Change"), tip=tr("Open the deal in the strip [{key}]", key=tr("Enter"))),
            "delete": button(tr("Delete"), tip=tr("Take the deal out [{key}]", key=tr("Del"))),
            "more": button(tr("More ▾"), tip=tr("Insert a deal before this one, why, history, move to another table")),
        }
        for what, control in self.buttons.items():
            control.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            box.addWidget(control)
            if what != "more":
                control.clicked.connect(partial(self._want, what))
        box.addStretch(1)
        self.hide()
        menu = QMenu(self)
        self.buttons["more"].setMenu(menu)
        menu.aboutToHide.connect(partial(released, self.buttons["more"]))
        self.buttons["delete"].setHidden(theme.tight())
        self.entries = {
            "delete": menu.addAction(tr("Delete")),
            "insert": menu.addAction(tr("Insert a deal before this one [{key}]", key=tr("Ins"))),
            "why": menu.addAction(tr("Why these points? [{key}]", key="F7")),
            "history": menu.addAction(tr("History of this deal… [{key}]", key="F9")),
            "move": menu.addAction(tr("Move the deal to another table…")),
        }
        self.entries["delete"].setVisible(theme.tight())
        for what, entry in self.entries.items():
            entry.triggered.connect(partial(self._want, what))

    def offer(self, deal: int | None, *, can_insert: bool) -> None:
        """Offers what can be done with that deal (its number); None: no row is chosen, and nothing is offered."""
        self.setVisible(deal is not None)
        for control in self.buttons.values():
            name = control.text() if deal is None else tr("{act} (deal {number})", act=control.text(), number=deal)
            control.setAccessibleName(name)
        self.entries["insert"].setEnabled(can_insert)

    def _want(self, what: str, checked: bool = False) -> None:
        for control in self.buttons.values():
            released(control)
        self.wants.emit(what)


def released(control: QPushButton) -> None:
    """A button whose menu or dialog has taken the mouse away does not go on looking pressed."""
    control.setDown(False)
    control.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
    control.update()
