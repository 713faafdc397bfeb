"""Asking for files: the system's own dialog where there is one, else Qt's in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QSize, QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from whistclub.words import tr


def documents() -> Path:
    """Where people look for their files."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))


def proper(name: str) -> str:
    """A file name without the signs that some system forbids in one.

    >>> proper('2026/27: all?.pdf')
    '2026-27- all-.pdf'
    """
    return re.sub(r'[\\/:*?"<>|]', "-", name)


def ask_open(parent: QWidget | None, title: str, kinds: str, folder: Path | None = None) -> str:
    """The path of a file that is there, "" when none is chosen. ``kinds``: filters as Qt writes them."""
    dialog = _dialog(parent, title, folder)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setNameFilter(kinds)
    return dialog.selectedFiles()[0] if dialog.exec() else ""


def ask_open_many(parent: QWidget | None, title: str, kinds: str) -> list[str]:
    """Paths of files that are there."""
    dialog = _dialog(parent, title, None)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    dialog.setNameFilter(kinds)
    return dialog.selectedFiles() if dialog.exec() else []


def ask_save(parent: QWidget | None, title: str, names: Mapping[str, str], folder: Path | None = None) -> Path | None:
    """Where a file goes, None when nowhere. ``names``: for each filter the name offered; its ending is that of the
    filter and is added where none of the endings was typed. The name changes with the filter until it is typed anew."""
    dialog = _dialog(parent, title, folder)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    offered = {kind: proper(name) for kind, name in names.items()}
    dialog.setNameFilters(list(offered))
    first = next(iter(offered))
    dialog.selectFile(offered[first])

    def other_kind(kind: str) -> None:
        # Qt has changed the last part of the ending already.
        stands = Path(dialog.selectedFiles()[0]).name if dialog.selectedFiles() else ""
        if kind in offered and any(_stem(stands) == _stem(name) for name in offered.values()):
            dialog.selectFile(offered[kind])

    dialog.filterSelected.connect(other_kind)
    while dialog.exec():
        typed = Path(dialog.selectedFiles()[0])
        path = with_ending(typed, offered, dialog.selectedNameFilter() or first)
        # The dialog has asked about the name that was typed, not about the one that comes of it.
        if path == typed or not path.exists() or _replaces(dialog, path):
            return path
    return None


def _replaces(parent: QWidget, path: Path) -> bool:
    box = QMessageBox(parent)
    box.setWindowTitle(tr("Replace"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(tr("{file} is there already. Replace it?", file=path.name))
    yes = box.addButton(tr("Replace"), QMessageBox.ButtonRole.AcceptRole)
    box.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
    box.exec()
    return box.clickedButton() is yes


def with_ending(path: Path, offered: Mapping[str, str], kind: str) -> Path:
    """``path`` with the ending of ``kind`` where none of those offered was typed.

    >>> with_ending(Path("a.b"), {"Text": "x.csv", "Evening": "2026-11-30-1.whist.json"}, "Evening").name
    'a.b.whist.json'
    """
    if path.name in offered.values() and kind in offered:
        return path.with_name(offered[kind])
    endings = {key: _ending(name) for key, name in offered.items()}
    if path.name.lower().endswith(tuple(endings.values())):
        return path
    ending = endings.get(kind, next(iter(endings.values())))
    # Of an ending in two parts the last alone may have been typed.
    stem = path.stem if path.suffix and ending.endswith(path.suffix.lower()) else path.name
    return path.with_name(stem + ending)


def _stem(name: str) -> str:
    return name.partition(".")[0]


def _ending(name: str) -> str:
    return "." + ".".join(name.split(".")[-2:]) if name.endswith(".json") else Path(name).suffix


def _dialog(parent: QWidget | None, title: str, folder: Path | None) -> QFileDialog:
    dialog = QFileDialog(parent, title, str(folder or documents()))
    # Qt's own catalogues leave these two in English.
    dialog.setLabelText(QFileDialog.DialogLabel.LookIn, tr("Folder:"))
    dialog.setLabelText(QFileDialog.DialogLabel.FileType, tr("Kind of file:"))
    dialog.resize(QSize(860, 480) if parent is None else QSize(860, 480).boundedTo(parent.window().size()))
    return dialog
