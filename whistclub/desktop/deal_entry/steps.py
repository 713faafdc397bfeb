"""The choices made so far, as one line of chips that is never cut off."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QStyleOptionButton, QWidget

from whistclub.desktop.deal_entry.chips import ChoiceChip, chip_height, show_in
from whistclub.desktop.design import theme
from whistclub.entry.choices import Choice


class StepChip(ChoiceChip):
    """A choice made earlier: one line of text in the font size that fits."""

    text_size = theme.BODY

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("said", "true")

    def sizeHint(self) -> QSize:
        wide = theme.width(self.label_text, self.text_size, bold=True)
        return QSize(max(theme.CONTROL, wide + 5 * theme.UNIT), chip_height())

    def _draw(self, painter: QPainter, option: QStyleOptionButton) -> None:
        colours = theme.colours()
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        painter.setFont(theme.font(self.text_size, bold=True))
        painter.setPen(QColor(getattr(colours, self.ink or "accent")))
        text = painter.fontMetrics().elidedText(self.label_text, Qt.TextElideMode.ElideRight, self.width() - 6)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, text)


class StepLine(QWidget):
    """The choices made so far on one line that is never cut off: chips that do not fit move closer together, then use a
    smaller font. ``chosen`` carries the index of the choice to change."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chips: list[StepChip] = []
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(theme.CONTROL, chip_height())

    def show_choices(self, choices: Sequence[Choice]) -> None:
        """Shows ``choices`` in order."""
        show_in(self.chips, choices, self._new)
        self._place()

    def _new(self) -> StepChip:
        chip = StepChip(self)
        chip.chosen_token.connect(self.chosen)
        return chip

    def shown(self) -> list[StepChip]:
        """Returns the visible chips."""
        return [chip for chip in self.chips if not chip.isHidden()]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        shown = self.shown()
        if not shown:
            return
        left = 0
        for size, gap, edge in ((theme.BODY, theme.GAP, 0), (theme.BODY, theme.UNIT, 10), (theme.SMALL, 2, 14)):
            for chip in shown:
                chip.text_size = size
            widths = [max(theme.CONTROL, chip.sizeHint().width() - edge) for chip in shown]
            if sum(widths) + gap * (len(shown) - 1) <= self.width():
                break
        room = self.width() - gap * (len(shown) - 1)
        for chip, wide in zip(shown, widths, strict=True):
            wide = min(wide, wide * room // max(1, sum(widths)))
            chip.setGeometry(left, 0, wide, chip_height())
            left += wide + gap
