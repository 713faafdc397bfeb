"""Why? A sheet of additions behind one line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QGridLayout, QWidget

from whistclub.desktop import theme
from whistclub.desktop.desk import Desk
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.desktop.widgets import NumberLabel, label
from whistclub.words import tr

Additions = Sequence[tuple[str, Sequence[tuple[str, str]]]]
"""Parts with a heading ("" for none), each with lines of words and amount; the last line of a part is its sum."""


def additions(parts: Additions) -> QWidget:
    """The sheet of additions as a widget."""
    sheet = QWidget()
    grid = QGridLayout(sheet)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(6 * theme.UNIT)
    grid.setVerticalSpacing(theme.UNIT)
    grid.setColumnStretch(0, 1)
    line = 0
    for heading, rows in parts:
        if heading:
            grid.addWidget(label(heading, "strong", wrap=True), line, 0, 1, 2)
            line += 1
        for index, (words, amount) in enumerate(rows):
            last = index == len(rows) - 1
            grid.addWidget(label(words, "strong" if last and amount else "", wrap=True), line, 0)
            if amount:
                grid.addWidget(NumberLabel(amount, "strong" if last else ""), line, 1)
            line += 1
    return sheet


class WhyDialog(Dialog):
    """Shows the additions of one line."""

    def __init__(self, desk: Desk, title: str, parts: Additions, parent: QWidget | None = None) -> None:
        super().__init__(desk, tr("Why? {what}", what=title), "", parent)
        self.inside.setMinimumWidth(480)
        self.box.addWidget(additions(parts))
        self.box.addStretch(1)
