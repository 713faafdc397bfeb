"""The field for a line: understands the same keys as the entry strip, on every keyboard, and writes them as plain
letters."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

from whistclub.desktop.deal_entry.key_events import pressed
from whistclub.desktop.evening.table_switcher import is_prefix
from whistclub.entry.keys import Reader
from whistclub.entry.notation import FACT, NOTE, REASON

LONGEST = 420
"""Maximum length of a line: the keys and a note."""


class LineField(QLineEdit):
    """The field of a line. ``entered``: Enter. ``moved``: Up (−1) or Down (+1). ``given_up``: Escape. ``came``: it
    received the focus."""

    entered = Signal()
    moved = Signal(int)
    given_up = Signal()
    came = Signal()

    def __init__(self, reader: Reader, parent: QWidget | None = None) -> None:
        """``reader`` learns the keyboard layout; all lines share one."""
        super().__init__(parent)
        self.setObjectName("line")
        self.reader = reader
        self.setMaxLength(LONGEST)

    @property
    def _in_text(self) -> bool:
        """Returns whether the cursor is in a reason or a note."""
        before = self.text()[: self.cursorPosition()]
        return REASON in before or NOTE in before

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            undo = event.matches(QKeySequence.StandardKey.Undo) and not self.isUndoAvailable()
            redo = event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable()
            if undo or redo:
                event.ignore()  # Nothing was typed in this line, so this undoes an action of the club.
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        pad = bool(event.modifiers() & Qt.KeyboardModifier.KeypadModifier)
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.entered.emit()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and not pad:
            self.moved.emit(-1 if event.key() == Qt.Key.Key_Up else 1)
        elif event.key() == Qt.Key.Key_Escape:
            self.given_up.emit()
        elif (control and event.key() == Qt.Key.Key_Delete) or (is_prefix(event) and not self._in_text):
            event.ignore()  # The page deletes the deal; the window asks for another table.
        elif self._in_text or not self._write(event):
            super().keyPressEvent(event)

    def _write(self, event: QKeyEvent) -> bool:
        """Inserts the letter for the key. Returns False if the key is to edit the line as in any field."""
        parts = pressed(event)
        if parts is None:
            return False
        name = self.reader.key(parts)
        if parts.text == "." and not parts.pad:
            self.insert(".")  # On a number pad this key steps back; in 6.5 it must not make a 5 of it.
        elif name == "back":
            self.backspace()
        elif name in ("F4", "F6"):
            self.insert(FACT if name == "F4" else NOTE)
        elif len(name) == 1:
            self.insert(name.upper())
        elif not name and parts.text.strip() and parts.text.isprintable():
            self.insert(parts.text)  # A key without meaning stays visible, to be corrected.
        else:
            return False
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.came.emit()
