"""Explanation of a line of points: its reasons as a list of additions."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.design.widgets import NumberLabel, label
from whistclub.desktop.dialogs.dialog import ReadDialog
from whistclub.ranking.why import Reason
from whistclub.words import tr
from whistclub.words.numbers import hundredths
from whistclub.words.why import reason_lines, reason_sheet


class Additions(QWidget):
    """A tree of reasons, one per line, with amounts at the right; the parts of a reason are indented above their
    sum."""

    def __init__(self, controller: Controller, reason: Reason, parent: QWidget | None = None) -> None:
        super().__init__(parent)

        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, theme.GAP, 0)
        grid.setHorizontalSpacing(6 * theme.UNIT)
        grid.setVerticalSpacing(theme.UNIT)
        grid.setColumnStretch(0, 1)
        lines = list(reason_lines(reason, controller.names_by_key()))
        whole, parts = lines[0], lines[1:]
        for line, (depth, words, amount) in enumerate((*((d - 1, w, a) for d, w, a in parts), whole)):
            kind = "strong" if depth == 0 else ""
            text = label(words, kind, wrap=True)
            text.setContentsMargins(depth * 6 * theme.UNIT, 0, 0, 0)
            grid.addWidget(text, line, 0)
            if amount is not None:
                grid.addWidget(NumberLabel(hundredths(amount), kind), line, 1, Qt.AlignmentFlag.AlignTop)
        grid.setRowStretch(len(lines), 1)


def why_text(title: str, controller: Controller, reason: Reason) -> str:
    """Returns the additions as text, under their title."""

    return "\n".join([title, *reason_sheet(reason, controller.names_by_key())])


class WhyDialog(ReadDialog):
    """Reasons in a dialog."""

    def __init__(self, controller: Controller, name: str, reason: Reason, parent: QWidget | None = None) -> None:
        title = tr("Why? {what}", what=name)
        super().__init__(controller, title, parent)
        self.text = why_text(title, controller, reason)
        self.inside.setMinimumWidth(620)
        self.box.addWidget(Additions(controller, reason))
        self.box.addStretch(1)
