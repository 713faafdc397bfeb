"""What every page that lies over the evening has: keys that lead away from it, and what they would lose."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from whistclub.club.ports import Change


class InnerPage(QWidget):
    """A page within the evening: a table, its paper sheet, a seating, a draw, a whist drive. ``closed``: back to the
    evening. ``goes`` carries +1 or −1: the next or the previous table of the round is wanted."""

    closed = Signal()
    goes = Signal(int)

    def reload(self, change: Change) -> None:
        """Reads again what ``change`` names, if this page shows it."""
        raise NotImplementedError

    def header_widget(self) -> QWidget | None:
        """What stands in the heading of the window, None for the evening's title."""
        return None

    def main_button(self) -> QPushButton | None:
        """The button Ctrl+Enter presses."""
        return None

    def unkept(self) -> str:
        """What going away would lose, in a sentence; "" for nothing."""
        return ""

    def leave(self) -> None:
        """Back to the evening."""
        self.closed.emit()

    def go(self, by: int) -> None:
        """To the next table (+1) or the previous one (−1)."""
        self.goes.emit(by)

    def go_to(self, table: int) -> bool:
        """To what this page shows of that table. False: it shows nothing of it."""
        return False
