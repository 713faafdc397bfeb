"""Drag and drop of files onto the window, which are imported."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QMimeData, QObject
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget


class FileDrop(QObject):
    """Calls ``take`` with the paths of files dropped on ``widget``."""

    def __init__(self, widget: QWidget, take: Callable[[Sequence[str]], None]) -> None:
        super().__init__(widget)
        self.take = take
        widget.setAcceptDrops(True)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDragEnterEvent) and event.type() == QEvent.Type.DragEnter:
            if files(event.mimeData()):
                event.acceptProposedAction()
            return True
        if isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop:
            event.acceptProposedAction()
            self.take(files(event.mimeData()))
            return True
        return super().eventFilter(watched, event)


def files(carried: QMimeData) -> list[str]:
    """Returns the paths of the dragged files that may contain JSON."""
    paths = [url.toLocalFile() for url in carried.urls() if url.isLocalFile()]
    return [path for path in paths if path.lower().endswith(".json")]
