"""Pictures of small things that are painted again and again: chips, cells of the score sheet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

KEPT: Final = 2000
"""Pictures kept; with one more they are all made anew as they are wanted."""
_pictures: Final[dict[tuple[object, ...], QPixmap]] = {}


def forget() -> None:
    """Colours or sizes have changed."""
    _pictures.clear()


def paint(
    painter: QPainter,
    rect: QRect,
    shows: tuple[object, ...],
    draw: Callable[[QPainter, QRect], None],
    ground: QColor | None = None,
) -> None:
    """Paints what ``draw`` paints into ``rect``, from its picture where there is one. ``shows``: all it depends on
    beside its size and the theme. ``ground`` fills the rectangle beneath; None: what is there shines through."""
    ratio = painter.device().devicePixelRatioF()
    if ratio != int(ratio):  # a picture would be put down between the pixels
        if ground is not None:
            painter.fillRect(rect, ground)
        draw(painter, rect)
        return
    key = (rect.width(), rect.height(), ratio, *shows)
    picture = _pictures.get(key)
    if picture is None:
        if len(_pictures) >= KEPT:
            forget()
        picture = _pictures[key] = QPixmap(rect.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent if ground is None else ground)
        inside = QPainter(picture)
        draw(inside, QRect(QPoint(0, 0), rect.size()))
        inside.end()
    painter.drawPixmap(rect.topLeft(), picture)
