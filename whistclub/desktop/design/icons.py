"""The program's icons, drawn in any colour."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from whistclub.resources import resource


def folder() -> Path:
    """Returns the folder of the icon files."""
    return resource("icons")


@lru_cache(maxsize=128)
def icon(name: str, colour: str, size: int = 22) -> QIcon:
    """Returns the icon ``name`` in ``colour`` (#rrggbb), sharp on screens up to 200 %."""
    from PySide6.QtSvg import QSvgRenderer

    source = (folder() / f"{name}.svg").read_text(encoding="utf-8").replace("currentColor", colour)
    renderer = QSvgRenderer(QByteArray(source.encode()))
    pixmap = QPixmap(2 * size, 2 * size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF(0, 0, 2 * size, 2 * size))
    painter.end()
    pixmap.setDevicePixelRatio(2)
    return QIcon(pixmap)
