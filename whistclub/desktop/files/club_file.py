"""Asking for a club file, and the buttons shown if no club could be opened."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from whistclub.desktop.design.widgets import button
from whistclub.desktop.files.file_dialogs import ask_open, ask_save
from whistclub.words import tr


def ask_which(parent: QWidget, title: str, folder: Path | None = None) -> str:
    """Asks for an existing club file. Returns its path, "" if the marker cancels."""
    return ask_open(parent, title, tr("Club files (*.whist);;All files (*)"), folder)


def ask_where(parent: QWidget, title: str, name: str) -> str:
    """Asks where to create a club file. Returns its path, "" if the marker cancels."""
    path = ask_save(parent, title, {tr("Club file (*.whist)"): name})
    return "" if path is None else str(path)


class ClubOffer(QWidget):
    """The buttons shown while no club is open. ``restores`` carries the path of the copy offered."""

    restores = Signal(str)
    opens = Signal()
    makes = Signal()
    joins = Signal()

    def __init__(self, copy: Path | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        box = QVBoxLayout(self)
        box.addStretch(1)
        choices: list[tuple[str, Callable[[], object]]] = [
            (tr("Open another club…"), self.opens.emit),
            (tr("New club…"), self.makes.emit),
            (tr("Club on a server…"), self.joins.emit),
        ]
        if copy is not None:
            choices.insert(0, (tr("Restore the copy {name}", name=copy.name), partial(self.restores.emit, str(copy))))
        for text, do in choices:
            press = button(text)
            press.clicked.connect(partial(_do, do))
            box.addWidget(press, 0, Qt.AlignmentFlag.AlignHCenter)
        box.addStretch(1)


def _do(do: Callable[[], object], _checked: bool = False) -> None:
    do()
