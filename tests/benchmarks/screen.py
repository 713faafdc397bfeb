"""A window without a screen, the keys of a marker, and plain widgets to compare with."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QFontDatabase, QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication, QLabel, QTableView, QVBoxLayout, QWidget

SIZE = (1092, 614)
_NAMED = {"⏎": Qt.Key.Key_Return, "⌫": Qt.Key.Key_Backspace, "⎋": Qt.Key.Key_Escape}

DEALS = {
    "belgian": ("P130C=⏎", "S28S=⏎", "M30⏎", "G1021⏎", "A19C=⏎", "N34⏎", "P138H8⏎", "C2=⏎", "P249=⏎", "W1⏎"),
    "whist32": ("D135S6⏎", "S14H3⏎", "S17N=⏎", "U31C7⏎", "M20⏎", "C4=⏎", "G41⏎"),
    "tourangeau": ("10010100⏎",),
    "classic": ("9⏎", "5⏎", "7⏎"),
}
"""Deals as a marker types them, by game."""


def application(folder: Path) -> tuple[QApplication, Any]:
    """The application dressed as the program does it, and its settings."""
    from whistclub.desktop.app import dress
    from whistclub.desktop.preferences import Preferences
    from whistclub.resources import resource

    os.environ["WHISTCLUB_HOME"] = str(folder)
    app = QApplication([])
    for font in resource("fonts").glob("*.ttf"):
        QFontDatabase.addApplicationFont(str(font))
    preferences = Preferences(language="en", theme="light", path=folder / "settings.toml")
    dress(app, preferences)
    return app, preferences


def settle() -> None:
    """Returns when everything asked for has been painted, and what was to be deleted is gone."""
    for _ in range(3):
        QApplication.processEvents()
    # The event loop of a running program does this by itself.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def press(target: QWidget, key: str) -> None:
    """Sends what one key of a keyboard sends."""
    text = "" if key in _NAMED else key
    code = _NAMED[key].value if key in _NAMED else ord(key.upper())
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        modifiers = Qt.KeyboardModifier.NoModifier
        QCoreApplication.sendEvent(target, QKeyEvent(kind, code, modifiers, 0, 0, 0, text))


def press_and_settle(target: QWidget, key: str) -> None:
    """Presses a key and waits until all it changes is painted."""
    press(target, key)
    settle()


class PlainTables(QWidget):
    """A label and plain tables that show the same cells as ``shown``: as many of them, as large."""

    def __init__(self, *shown: QTableView) -> None:
        super().__init__()
        box = QVBoxLayout(self)
        self.label = QLabel()
        box.addWidget(self.label)
        self.models = []
        self.views = []
        for like in shown:
            model = QStandardItemModel()
            for row in cells_of(like):
                model.appendRow([QStandardItem(text) for text in row])
            across = Qt.Orientation.Horizontal
            heads = (like.model().headerData(column, across) for column in range(model.columnCount()))
            model.setHorizontalHeaderLabels([str(head or "") for head in heads])
            view = QTableView()
            view.setModel(model)
            view.verticalHeader().hide()
            view.verticalHeader().setDefaultSectionSize(like.verticalHeader().defaultSectionSize())
            for column in range(model.columnCount()):
                view.setColumnWidth(column, like.columnWidth(column))
            view.setFixedSize(like.visibleRegion().boundingRect().size())
            box.addWidget(view)
            self.models.append(model)
            self.views.append(view)
        self.show()
        settle()

    def repaint_with(self, text: str) -> None:
        """Other words on the label, all cells drawn anew, and the heads of the first table: the totals stand there."""
        self.label.setText(text)
        self.label.repaint()
        self.views[0].horizontalHeader().viewport().repaint()
        for view in self.views:
            view.viewport().repaint()


def cells_of(view: QTableView) -> list[list[str]]:
    """The texts a table shows."""
    model = view.model()
    return [
        [str(model.index(row, column).data() or "") for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]
