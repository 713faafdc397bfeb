"""Names the key pressed: digits of any keyboard's top row and number pad, letters, signs, and the three commands.

Without Qt: the strip passes the plain parts of a key event. Names of keys: one character (``"0"`` to ``"9"``,
lower-case letters, ``+ - = /``), ``back``, ``clear``, ``commit``, ``left``, ``right`` and ``F1`` to ``F12``.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Final

_UNSHIFTED: Final = {
    "&": "1", "é": "2", "É": "2", '"': "3", "'": "4", "(": "5", "§": "6", "è": "7", "È": "7", "!": "8", "_": "8",
    "ç": "9", "Ç": "9", "à": "0", "À": "0",
}  # fmt: skip
"""What the top row of Belgian and French keyboards types without Shift; for the French 6, which is ``-``, see below."""
_FRENCH_OR_BELGIAN: Final = frozenset("é\"è'ç(à&")
_SIGNS: Final = {"+": "+", "-": "-", "−": "-", "=": "=", "*": "=", "/": "/", ".": "back", ",": "back"}
_FIRST_DIGIT: Final = 2 if sys.platform == "win32" else 10
"""Scan code of the top row's 1: the PC's own on Windows, the X keyboard code (also under Wayland) on Linux."""
_SCANNED: Final = sys.platform == "win32" or sys.platform.startswith("linux")


@dataclass(frozen=True, slots=True)
class Pressed:
    """The plain parts of a key event. ``named``: ``back``, ``clear``, ``commit``, ``left``, ``right``, ``F1`` …, or a
    digit or ``back`` from a number pad without Num Lock; "" for a key that types. ``scan`` 0: unknown."""

    text: str
    named: str = ""
    scan: int = 0
    pad: bool = False


class Reader:
    """Names the key of each event. It learns from them: on a keyboard whose top row has typed ``é`` or ``ç``, a ``-``
    without scan code from outside the number pad is the French 6, unless ``§`` or ``!`` was typed (the Belgian keyboard
    has its 6 and 8 there, and a separate minus sign)."""

    def __init__(self) -> None:
        self._azerty = False
        self._belgian = False

    def key(self, pressed: Pressed) -> str:
        """The name of the key, "" for one without a meaning here."""
        if pressed.named:
            return pressed.named
        text = pressed.text
        if pressed.pad:
            return text if text.isascii() and text.isdigit() else _SIGNS.get(text, "")
        if _SCANNED and _FIRST_DIGIT <= pressed.scan <= _FIRST_DIGIT + 9:
            return str((pressed.scan - _FIRST_DIGIT + 1) % 10)
        self._azerty |= text in _FRENCH_OR_BELGIAN and bool(text)
        self._belgian |= text in ("§", "!")
        if text == "-" and self._azerty and not self._belgian and not pressed.scan:
            return "6"
        if text in _UNSHIFTED:
            return _UNSHIFTED[text]
        if text == ",":
            return ""
        if text in _SIGNS:
            return _SIGNS[text]
        return text.lower() if len(text) == 1 and text.isascii() and text.isalnum() else ""


NUMBER_LETTERS: Final = "abefgijl"
"""Keys of 10 to 17 when the digits mean 0 to 9: letters that no suit has in any of our languages."""


def number_key(number: int) -> str:
    """The key of a number where small numbers occur: 0 to 9, then letters."""
    return str(number) if number < 10 else NUMBER_LETTERS[number - 10]


LOW_LETTERS: Final = "ouvw"
"""Keys of 0 to 3 when the digits mean 10 to 13: letters that mean no other number and no suit."""


def level_keys(number: int) -> tuple[str, ...]:
    """The keys of a level or of tricks where 4 to 13 occur: the last digit, from 10 on also the letter that always
    means the number; below 4, letters."""
    if number < 4:
        return (LOW_LETTERS[number],)
    return (str(number % 10), NUMBER_LETTERS[number - 10]) if number > 9 else (str(number),)


SPARE: Final = "qwyjlogivuxzabcdefhkmnprst"


def free_key(wanted: str, taken: set[str]) -> str:
    """``wanted`` unless it is taken, else a free letter; "" when there is none."""
    return next((key for key in (wanted.lower(), *SPARE) if key and key not in taken), "")
