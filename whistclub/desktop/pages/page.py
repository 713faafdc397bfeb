"""What every page of the sidebar has: a title, a way to hear of changes, a moment of being shown."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from whistclub.club.ports import Change
from whistclub.desktop.controller import Controller


class Page(QWidget):
    """A place of the sidebar. ``titled``: the title has changed."""

    titled = Signal()

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.controller = controller

    def title(self) -> str:
        """The heading of the window while the page is shown."""
        raise NotImplementedError

    def header(self) -> QWidget | None:
        """What stands in the heading's place, None for the title."""
        return None

    def reload(self, change: Change) -> None:
        """Reads again what ``change`` names, if this page shows it."""

    def enter(self) -> None:
        """The page has become the one shown."""
