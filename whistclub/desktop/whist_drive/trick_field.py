"""The field for a number of tricks: 0 and 2 to 9 are complete after one key, 1 and 10 to 13 after the next."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

from whistclub.desktop.deal_entry.key_events import pressed
from whistclub.desktop.design import theme
from whistclub.desktop.design.widgets import set_kind
from whistclub.desktop.evening.table_switcher import is_prefix
from whistclub.entry.keys import Reader
from whistclub.seating.drive import TRICKS

WIDE: Final = 56


class TrickField(QLineEdit):
    """The field for a side's tricks. ``number`` carries the number typed, or the unchanged one on Enter; ``goes`` a
    direction (Up −1, Down +1); ``crosses``: move to the other side; ``given_up``: Escape with nothing typed."""

    number = Signal(int)
    goes = Signal(int)
    crosses = Signal()
    given_up = Signal()
    came = Signal()

    def __init__(self, reader: Reader, parent: QWidget | None = None) -> None:
        """``reader`` learns the keyboard layout; all fields share one."""
        super().__init__(parent)
        self.reader = reader
        self.stored: int | None = None
        self._typing = False
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFixedWidth(theme.px(WIDE))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    def show_number(self, stored: int | None) -> None:
        """Shows the number entered."""
        self.stored, self._typing = stored, False
        self.setText("" if stored is None else str(stored))
        self._mark()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            undo = event.matches(QKeySequence.StandardKey.Undo) or event.matches(QKeySequence.StandardKey.Redo)
            if undo:
                event.ignore()  # This undoes an action of the club.
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        parts = pressed(event)
        name = "" if parts is None else self.reader.key(parts)
        if is_prefix(event) or parts is None:
            event.ignore()
        elif name.isdigit():
            self.type_digit(name)
        elif name == "back":
            self._show_typed("")
        elif name == "clear":
            if self._typing:
                self.show_number(self.stored)
            else:
                self.given_up.emit()
        elif name == "commit":
            self._enter()
        elif name in ("left", "right"):
            self.crosses.emit()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.goes.emit(-1 if event.key() == Qt.Key.Key_Up else 1)
        else:
            event.ignore()

    def type_digit(self, digit: str) -> None:
        """Adds a digit; emits the number as soon as no other is possible."""
        text = (self.text() if self._typing else "") + digit
        if int(text) > TRICKS or (text.startswith("0") and text != "0"):
            text = digit
        self._show_typed(text)
        if text != "1":
            self._enter()

    def take(self, number: int) -> None:
        """Enters a number that was tapped."""
        self._show_typed(str(number))
        self._enter()

    def _show_typed(self, text: str) -> None:
        self._typing = True
        self.setText(text)
        self._mark()

    def _mark(self) -> None:
        set_kind(self, "typed" if self._typing and self.text() else "")

    def _enter(self) -> None:
        if self.text():
            self.number.emit(int(self.text()))
        else:
            self.show_number(self.stored)
            self.goes.emit(1)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.deselect()
        self.came.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self._typing and event.reason() != Qt.FocusReason.PopupFocusReason:
            self.show_number(self.stored)
