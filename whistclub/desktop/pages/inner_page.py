"""Base class of the pages shown over the evening."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from whistclub.club.ports import Change


class InnerPage(QWidget):
    """A page within the evening: a table, its paper sheet, a seating, a draw, a whist drive. ``closed``: return to the
    evening. ``goes`` carries +1 or −1: show the next or the previous table of the round."""

    closed = Signal()
    goes = Signal(int)

    def reload(self, change: Change) -> None:
        """Reads again what ``change`` names, if this page shows it."""

    def header_widget(self) -> QWidget | None:
        """Returns the page's own header for the window, None for the evening's title."""
        return None

    def main_button(self) -> QPushButton | None:
        """Returns the button that Ctrl+Enter presses, None if there is none."""
        return None

    def unkept(self) -> str:
        """Returns a sentence on what leaving the page would lose; "" for nothing."""
        return ""

    def leave(self) -> None:
        """Returns to the evening."""
        self.closed.emit()

    def go(self, by: int) -> None:
        """Shows the next table (+1) or the previous one (−1)."""
        self.goes.emit(by)

    def go_to(self, table: int) -> bool:
        """Moves to the part of the page for that table. Returns False if there is none."""
        return False
