"""Pictures of what is painted again and again: the same pixels, in a room that is bounded whatever their size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from whistclub.desktop.design import pictures


def painted(side: int, shows: int, ratio: float = 1.0) -> int:
    """How often something of that size was really drawn."""
    image = QImage(round(side * ratio), round(side * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    drawn: list[QRect] = []
    painter = QPainter(image)
    pictures.paint(painter, QRect(0, 0, side, side), (shows,), lambda _, rect: drawn.append(rect), Qt.GlobalColor.red)
    painter.end()
    assert image.pixelColor(side // 2, side // 2) == Qt.GlobalColor.red
    return len(drawn)


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_large_pictures_are_let_go_before_small_ones_would_be(qapp: QApplication, ratio: float) -> None:
    pictures.forget()
    side = 500
    room = int(pictures.KEPT // (side * ratio) ** 2)
    assert [painted(side, number, ratio) for number in range(room)] == [1] * room
    assert painted(side, 0, ratio) == 0
    assert painted(side, room, ratio) == 1
    assert painted(side, 0, ratio) == 1
    pictures.forget()


def test_nothing_is_put_between_the_pixels_of_the_screen(qapp: QApplication) -> None:
    pictures.forget()
    assert [painted(40, 1, 1.5), painted(40, 1, 1.5)] == [1, 1]
