"""File dialogs: the system's own if there is one, else Qt's in the reader's language."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QFileInfo, QSize, QStandardPaths, Qt
from PySide6.QtGui import QAbstractFileIconProvider, QIcon
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QStyle, QWidget

from whistclub.words import tr


def documents() -> Path:
    """Returns the user's documents folder."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))


def proper(name: str) -> str:
    """Returns a file name without the characters that some systems forbid.

    >>> proper('2026/27: all?.pdf')
    '2026-27- all-.pdf'
    """
    return re.sub(r'[\\/:*?"<>|]', "-", name)


def ask_open(parent: QWidget | None, title: str, kinds: str, folder: Path | None = None) -> str:
    """Asks for an existing file. Returns its path, "" if none is chosen. ``kinds``: filters in Qt's notation."""
    dialog = _dialog(parent, title, folder)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setNameFilter(kinds)
    return dialog.selectedFiles()[0] if dialog.exec() else ""


def ask_open_many(parent: QWidget | None, title: str, kinds: str) -> list[str]:
    """Asks for existing files. Returns their paths, empty if none is chosen."""
    dialog = _dialog(parent, title, None)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    dialog.setNameFilter(kinds)
    return dialog.selectedFiles() if dialog.exec() else []


def ask_save(parent: QWidget | None, title: str, names: Mapping[str, str], folder: Path | None = None) -> Path | None:
    """Asks where to write a file; None if cancelled. ``names``: the proposed file name for each filter. Its extension
    is that of the filter, and is added if the user typed none of those offered. The proposed name follows the filter
    until the user edits it."""
    dialog = _dialog(parent, title, folder)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    offered = {kind: proper(name) for kind, name in names.items()}
    dialog.setNameFilters(list(offered))
    first = next(iter(offered))
    dialog.selectFile(offered[first])

    def other_kind(kind: str) -> None:
        # Qt has already changed the last part of the extension.
        stands = Path(dialog.selectedFiles()[0]).name if dialog.selectedFiles() else ""
        if kind in offered and any(_stem(stands) == _stem(name) for name in offered.values()):
            dialog.selectFile(offered[kind])

    dialog.filterSelected.connect(other_kind)
    while dialog.exec():
        typed = Path(dialog.selectedFiles()[0])
        path = with_ending(typed, offered, dialog.selectedNameFilter() or first)
        # The dialog asked about overwriting the name typed, not the name with the extension added.
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
    """Returns ``path`` with the extension of ``kind`` added, unless it ends in one of those offered.

    >>> with_ending(Path("a.b"), {"Text": "x.csv", "Evening": "2026-11-30-1.whist.json"}, "Evening").name
    'a.b.whist.json'
    """
    if path.name in offered.values() and kind in offered:
        return path.with_name(offered[kind])
    endings = {key: _ending(name) for key, name in offered.items()}
    if path.name.lower().endswith(tuple(endings.values())):
        return path
    ending = endings.get(kind, next(iter(endings.values())))
    # Of an extension of two parts, only the last may have been typed.
    stem = path.stem if path.suffix and ending.endswith(path.suffix.lower()) else path.name
    return path.with_name(stem + ending)


def _stem(name: str) -> str:
    return name.partition(".")[0]


def _ending(name: str) -> str:
    return "." + ".".join(name.split(".")[-2:]) if name.endswith(".json") else Path(name).suffix


class _PlainIcons(QAbstractFileIconProvider):
    """Icons and kinds of files by their names alone. Others open every file of a folder to find its kind; closing the
    open club again releases this process's locks on it (POSIX)."""

    def icon(self, of: QFileInfo | QAbstractFileIconProvider.IconType) -> QIcon:
        folder = of.isDir() if isinstance(of, QFileInfo) else of is not QAbstractFileIconProvider.IconType.File
        which = QStyle.StandardPixmap.SP_DirIcon if folder else QStyle.StandardPixmap.SP_FileIcon
        return QApplication.style().standardIcon(which)

    def type(self, of: QFileInfo) -> str:
        return tr("Folder") if of.isDir() else of.suffix()


_ICONS: Final = _PlainIcons()


def _dialog(parent: QWidget | None, title: str, folder: Path | None) -> QFileDialog:
    dialog = QFileDialog(parent, title)
    if sys.platform.startswith("linux"):
        # The system's dialog runs in this process, and opens the files it shows.
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        dialog.setIconProvider(_ICONS)
    dialog.setDirectory(str(folder or documents()))
    # Qt's own translations leave these two in English.
    dialog.setLabelText(QFileDialog.DialogLabel.LookIn, tr("Folder:"))
    dialog.setLabelText(QFileDialog.DialogLabel.FileType, tr("Kind of file:"))
    dialog.resize(QSize(860, 480) if parent is None else QSize(860, 480).boundedTo(parent.window().size()))
    return dialog
