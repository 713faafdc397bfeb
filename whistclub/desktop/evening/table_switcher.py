"""Switching tables: a prefix key and the table's number, or a tap; never a digit alone (product.md §2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from whistclub.desktop.deal_entry.chips import ChipRow
from whistclub.desktop.deal_entry.key_events import pressed
from whistclub.desktop.design import theme
from whistclub.desktop.design.overlay import Overlay
from whistclub.desktop.design.widgets import button, label, set_kind
from whistclub.desktop.evening.table_card import PREFIX
from whistclub.entry.choices import Choice, Group
from whistclub.entry.keys import Reader
from whistclub.words import tr

WAIT: Final = 900
"""Milliseconds to wait for a second digit if there is a table with two digits."""


class TableSwitcher(Overlay):
    """A bar over the page with the tables of the round. ``chosen`` carries the number of the table to open."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        line = QHBoxLayout(self)
        line.setContentsMargins(theme.INSIDE, theme.UNIT, theme.UNIT, theme.UNIT)
        line.setSpacing(theme.GAP)
        self.typed = label("", "heading")
        self.tables = ChipRow(titled=False, grows=True)
        self.tables.chosen.connect(self._tap)
        shut = button(tr("Cancel"), "plain", tip=tr("Stay at this table [{key}]", key=tr("Esc")))
        shut.clicked.connect(self.leave)
        line.addWidget(self.typed)
        line.addWidget(self.tables, 1)
        line.addWidget(shut)
        self._reader, self._digits = Reader(), ""
        self._choices: tuple[Choice, ...] = ()
        self._before: QWidget | None = None
        self._wait = QTimer(self, singleShot=True, interval=WAIT)
        self._wait.timeout.connect(self.open)
        self.hide()

    def begin(self, tables: Sequence[tuple[int, str, bool]]) -> None:
        """Asks for one of ``tables``: number, state in a word, whether it is the one on the screen."""
        if not self.isHidden():
            return
        self._before, self._digits = QApplication.focusWidget(), ""
        self._choices = tuple(
            Choice(str(number), str(number), note=note, chosen=now, spoken=tr("Table {number}", number=number))
            for number, note, now in tables
        )
        self._show_typed()
        self.show()
        self.place()
        self.setFocus()

    def type(self, digit: str) -> None:
        """Adds a digit to the number. The table opens as soon as no longer number is possible."""
        self._digits += digit
        longer = [c.token for c in self._choices if c.token.startswith(self._digits) and c.token != self._digits]
        self._show_typed()
        if not longer:
            self.open()
        else:
            self._wait.start()

    def open(self) -> None:
        """Opens the table typed so far; shows an error for a number no table has, and forgets it."""
        self._wait.stop()
        if any(choice.token == self._digits for choice in self._choices):
            self._tap(self._digits)
        elif self._digits:
            wrong, self._digits = self._digits, ""
            self._show_typed()
            self.typed.setText(tr("✗ No table {number}", number=wrong))
            set_kind(self.typed, "wrong")

    def leave(self) -> None:
        """Closes the bar without switching."""
        self._wait.stop()
        self.hide()
        if self._before is not None and self._before.isVisible():
            self._before.setFocus()
        self._before = None

    def _tap(self, number: str) -> None:
        self.leave()
        self.chosen.emit(int(number))

    def _show_typed(self) -> None:
        set_kind(self.typed, "heading")
        self.typed.setText(tr("Table {number}", number=f"{self._digits}_"))
        self.setAccessibleName(tr("Which table?") if not self._digits else self.typed.text())
        fitting = [replace(c, enabled=c.token.startswith(self._digits)) for c in self._choices]
        self.tables.show_group(Group("table", "", tuple(fitting)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        parts = pressed(event)
        name = "" if parts is None else self._reader.key(parts)
        acts = {"commit": self.open, "clear": self.leave, "back": self._back, PREFIX: self.leave}
        if name.isdigit():
            self.type(name)
        elif name in acts:
            acts[name]()
        else:
            super().keyPressEvent(event)

    def _back(self) -> None:
        """Removes the last digit; without one, closes the bar."""
        self._wait.stop()
        if not self._digits:
            self.leave()
            return
        self._digits = self._digits[:-1]
        self._show_typed()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Closes the bar when the marker clicks elsewhere."""
        super().focusOutEvent(event)
        QTimer.singleShot(0, self, self._gone)

    def _gone(self) -> None:
        focus = QApplication.focusWidget()
        if not self.isHidden() and focus is not None and focus is not self and not self.isAncestorOf(focus):
            self._before = None
            self.leave()


def is_prefix(event: QKeyEvent) -> bool:
    """Returns whether the key is the prefix of a table's number."""
    return event.text() in ("/", ":") and pressed(event) is not None
