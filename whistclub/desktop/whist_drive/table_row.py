"""A table of a whist drive: the players, and the tricks of its two sides."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from whistclub.club.evening.drive import rules
from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.design.widgets import Card, ElidedLabel, label, set_kind
from whistclub.desktop.whist_drive.trick_field import TrickField
from whistclub.entry.keys import Reader
from whistclub.words import tr

if TYPE_CHECKING:
    from whistclub.club.ports import SheetView

ROW_WIDTH: Final = 476


class DriveRow(Card):
    """The row of one table. ``entered`` carries a side (0, 1) and its tricks. ``sides``: the fields of the sides."""

    entered = Signal(int, int)

    def __init__(self, controller: Controller, reader: Reader, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.controller = controller
        self.view: SheetView | None = None
        self.setFixedWidth(theme.px(ROW_WIDTH))
        self.box.setContentsMargins(theme.INSIDE, theme.UNIT, theme.INSIDE, theme.UNIT)
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.GAP)
        grid.setVerticalSpacing(0)
        self.number = label("", "heading")
        self.number.setFixedWidth(theme.px(32))
        grid.addWidget(self.number, 0, 0, 2, 1)
        self.names = [[ElidedLabel(), ElidedLabel()], [ElidedLabel(), ElidedLabel()]]
        self.sides = (TrickField(reader), TrickField(reader))
        for side, (names, column, at) in enumerate(zip(self.names, (1, 5), (2, 4), strict=True)):
            for line, name in enumerate(names):
                name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
                grid.addWidget(name, line, column)
            grid.addWidget(self.sides[side], 0, at, 2, 1)
            self.sides[side].number.connect(partial(self.entered.emit, side))
            self.sides[side].crosses.connect(partial(self._cross, side))
            grid.setColumnStretch(column, 1)
        self.between = label("–", "quiet")
        self.between.setFixedWidth(theme.px(16))
        grid.addWidget(self.between, 0, 3, 2, 1)
        self.box.addWidget(inside)

    def show_view(self, view: SheetView, deal: int) -> None:
        """Shows the table with its deal at index ``deal``."""
        self.view = view
        self.number.setText(str(view.record.table))
        self.number.setAccessibleName(tr("Table {number}", number=view.record.table))
        now = view.sheet.now.players
        taken = rules().tricks_of(view.sheet.deals[deal]) if deal < len(view.sheet.deals) else None
        totals = view.record.totals
        if taken is None and totals is not None:
            taken = totals.points[0], totals.points[1]
        for side, field in enumerate(self.sides):
            names = [self.controller.name(now[seat]) for seat in (side, side + 2)]
            for said, name in zip(self.names[side], names, strict=True):
                if said.text() != name:
                    said.setText(name)
            won = taken is not None and taken[side] > taken[1 - side]
            for said in self.names[side]:
                said.set_strong(won)
            field.show_number(None if taken is None else taken[side])
            field.setReadOnly(totals is not None)
            words = tr("Tricks of {one} and {other}, table {table}", one=names[0], other=names[1], table=self.table)
            field.setAccessibleName(words)
        set_kind(self.between, "ok" if taken is not None else "quiet")
        self.between.setText("✓" if taken is not None else "–")

    @property
    def table(self) -> int:
        """The number of the table."""
        return self.view.record.table if self.view is not None else 0

    @property
    def done(self) -> bool:
        """Returns whether its tricks are entered."""
        return self.sides[0].stored is not None

    def _cross(self, side: int) -> None:
        self.sides[1 - side].setFocus()
