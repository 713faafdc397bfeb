"""Buttons for numbers of tricks, for use without a keyboard."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from whistclub.desktop.design import theme
from whistclub.desktop.design.flow import FlowLayout
from whistclub.desktop.design.widgets import ChipButton
from whistclub.words import tr


class Numbers(QWidget):
    """A button for every number up to ``most``; ``tapped`` carries the number. The buttons do not take the focus."""

    tapped = Signal(int)

    def __init__(self, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        flow = FlowLayout(self, theme.UNIT)
        for number in range(most + 1):
            flow.addWidget(self._button(number))

    def _button(self, number: int) -> ChipButton:
        made = ChipButton(str(number))
        made.setCheckable(False)
        made.setAccessibleName(tr("%n trick(s)", "", number))
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        made.clicked.connect(partial(self._tap, number))
        return made

    def _tap(self, number: int, checked: bool = False) -> None:
        self.tapped.emit(number)
