"""What can be done with the row chosen on the score sheet."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from whistclub.desktop import theme
from whistclub.desktop.widgets import button
from whistclub.words import tr


class RowTools(QWidget):
    """``wants`` carries reopen, insert, delete or why."""

    wants = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(theme.UNIT)
        self.buttons = {
            "reopen": button(tr("Change"), tip=tr("Open the deal in the strip [{key}]", key=tr("Enter"))),
            "insert": button(tr("Insert"), tip=tr("Put a forgotten deal before this one [{key}]", key=tr("Ins"))),
            "delete": button(tr("Delete"), tip=tr("Take the deal out; undo brings it back [{key}]", key=tr("Del"))),
            "why": button(tr("Why?"), tip=tr("The rules behind the points of the deal [{key}]", key="F7")),
        }
        for what, control in self.buttons.items():
            control.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            control.clicked.connect(partial(self._want, what))
            box.addWidget(control)
        box.addStretch(1)

    def offer(self, deal: int | None, *, can_insert: bool) -> None:
        """Offers what can be done with that deal (its number); None: no row is chosen."""
        for what, control in self.buttons.items():
            control.setEnabled(deal is not None and (what != "insert" or can_insert))
            name = control.text() if deal is None else tr("{act} (deal {number})", act=control.text(), number=deal)
            control.setAccessibleName(name)

    def _want(self, what: str, checked: bool = False) -> None:
        self.wants.emit(what)
