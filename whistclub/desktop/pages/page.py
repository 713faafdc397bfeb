"""Base class of the pages of the sidebar."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from whistclub.club.ports import Change
from whistclub.desktop.controller import Controller
from whistclub.desktop.main_window.menus import MenuAction


class Page(QWidget):
    """A page of the sidebar. ``titled``: the title has changed."""

    titled = Signal()

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.controller = controller

    def title(self) -> str:
        """Returns the title shown in the window's header, "" for none."""
        return ""

    def detail(self) -> str:
        """Returns what stands after the title in muted type, "" for nothing."""
        return ""

    def tools(self) -> Collection[MenuAction]:
        """Returns the actions of the menus shown as icons in the header."""
        return ()

    def header(self) -> QWidget | None:
        """Returns a widget for the window's header, None for the title."""
        return None

    def reload(self, change: Change) -> None:
        """Reads again what ``change`` names, if this page shows it."""

    def enter(self) -> None:
        """Called when the page is shown."""
