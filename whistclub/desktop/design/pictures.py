"""Pictures of small things that are painted again and again: chips, cells of the score sheet."""

from __future__ import annotations

import atexit
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

KEPT: Final = 12_000_000
"""Pixels kept, four bytes each; with more the pictures are all made anew as they are wanted."""


class _Pictures(dict[tuple[object, ...], QPixmap]):
    """Pictures by what they show; ``pixels``: how many they have together."""

    pixels = 0

    def keep(self, key: tuple[object, ...], picture: QPixmap) -> None:
        pixels = picture.width() * picture.height()
        if self.pixels + pixels > KEPT:
            forget()
        self[key] = picture
        self.pixels += pixels


_pictures: Final = _Pictures()


def forget() -> None:
    """Colours or sizes have changed."""
    _pictures.clear()
    _pictures.pixels = 0


# Pictures must not outlive the application they are pictures of.
atexit.register(forget)


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
        picture = QPixmap(rect.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent if ground is None else ground)
        inside = QPainter(picture)
        draw(inside, QRect(QPoint(0, 0), rect.size()))
        inside.end()
        _pictures.keep(key, picture)
    painter.drawPixmap(rect.topLeft(), picture)
