"""Conversion of Qt key events into the plain values that the entry model reads."""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from whistclub.entry.keys import Pressed

_NAMED: Final = {
    Qt.Key.Key_Return: "commit", Qt.Key.Key_Enter: "commit", Qt.Key.Key_Escape: "clear", Qt.Key.Key_Backspace: "back",
    Qt.Key.Key_F4: "F4", Qt.Key.Key_F5: "F5", Qt.Key.Key_F6: "F6",
}  # fmt: skip
_ARROWS: Final = {Qt.Key.Key_Left: "left", Qt.Key.Key_Right: "right"}
_PAD_WITHOUT_NUM_LOCK: Final = {
    Qt.Key.Key_Insert: "0", Qt.Key.Key_End: "1", Qt.Key.Key_Down: "2", Qt.Key.Key_PageDown: "3", Qt.Key.Key_Left: "4",
    Qt.Key.Key_Clear: "5", Qt.Key.Key_Right: "6", Qt.Key.Key_Home: "7", Qt.Key.Key_Up: "8", Qt.Key.Key_PageUp: "9",
    Qt.Key.Key_Delete: "back",
}  # fmt: skip
_ELSEWHERE: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


def pressed(event: QKeyEvent) -> Pressed | None:
    """Returns the plain values of a key event; None if Ctrl, Alt or Meta is pressed."""
    if event.modifiers() & _ELSEWHERE:
        return None
    key = Qt.Key(event.key()) if event.key() else Qt.Key.Key_unknown
    pad = bool(event.modifiers() & Qt.KeyboardModifier.KeypadModifier) and sys.platform != "darwin"
    named = _NAMED.get(key, "")
    if pad and not named:
        named = _PAD_WITHOUT_NUM_LOCK.get(key, "")
    elif not named:
        named = _ARROWS.get(key, "")
    return Pressed(event.text(), named, event.nativeScanCode(), pad)
