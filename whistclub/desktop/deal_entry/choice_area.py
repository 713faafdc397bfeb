"""The middle of the entry strip: the rows of choices to make next, the field for a note, and what a change moves."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from whistclub.desktop.deal_entry.banner import Banner
from whistclub.desktop.deal_entry.chips import ChipRow, chip_height
from whistclub.desktop.design import theme
from whistclub.desktop.design.widgets import button
from whistclub.entry.choices import Group
from whistclub.words import tr

ROWS: Final = 3
"""Number of rows of choices besides the contracts."""
LONGEST: Final = 200
"""Maximum length of a note in letters."""


class ChoiceArea(QWidget):
    """Keeps its height from choice to choice, so that nothing jumps. The text on what a change moves is shown where
    rows are hidden.

    ``chosen`` carries the token of a choice, ``wrote`` a note. ``asked``: the marker wants to see all that the change
    moves."""

    chosen = Signal(str)
    wrote = Signal(str)
    asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = 1
        self._room = self._had = self._spare = 0
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(theme.GAP)
        self.words = QLineEdit()
        self.words.setMaxLength(LONGEST)
        self.words.returnPressed.connect(self._written)
        self.words.hide()
        box.addWidget(self.words)
        # Every deal begins with the same contracts, so they have a row of their own.
        self.contracts, self.asked_for = ChipRow(), [ChipRow() for _ in range(ROWS)]
        self.rows = [self.contracts, *self.asked_for]
        for row in self.rows:
            row.chosen.connect(self.chosen)
            box.addWidget(row)
        box.addWidget(self._moves())
        box.addStretch(1)

    def _moves(self) -> QWidget:
        self.moved = QWidget()
        line = QHBoxLayout(self.moved)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(theme.GAP)
        self.moves = Banner((theme.SMALL,), strong=False, ink="quiet")
        self.all_moves = button(tr("What moves…"), tip=tr("Every total and place this changes"))
        self.all_moves.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.all_moves.clicked.connect(self.asked)
        line.addWidget(self.moves, 1)
        line.addWidget(self.all_moves)
        self.moved.hide()
        return self.moved

    @property
    def writing(self) -> bool:
        """Whether a note is being written."""
        return not self.words.isHidden()

    def begin(self, lines: int) -> None:
        """Prepares for another deal, reserving space for ``lines`` lines of chips."""
        self._lines = lines
        self.words.hide()
        self.show_moves("")

    def show_groups(self, groups: Iterable[Group]) -> None:
        """Shows the rows of ``groups``; they are hidden while a note is being written."""
        contracts, due = None, []
        for group in () if self.writing else groups:
            if group.id == "contract":
                contracts = group
            else:
                due.append(group)
        for row, shown in ((self.contracts, contracts), *zip_longest(self.asked_for, due)):
            row.hide() if shown is None else row.show_group(shown)
        self._show_moved()

    def write(self, text: str, what: str) -> None:
        """Opens the field for a note, filled with ``text``. ``what``: name of the field, for screen readers too."""
        self.words.setPlaceholderText(what)
        self.words.setAccessibleName(what)
        self.words.setText(text)
        self.words.show()
        self.words.setFocus()

    def _written(self) -> None:
        self.words.hide()
        self.wrote.emit(self.words.text())

    def show_moves(self, text: str) -> None:
        """Shows which places the change moves; "" for none."""
        self.moves.setText(text)
        self._show_moved()

    def _show_moved(self) -> None:
        free = not self.writing and sum(not row.isHidden() for row in self.rows) < self._lines
        self.moved.setVisible(bool(self.moves.text()) and free)

    def keep_room(self, width: int, above: int) -> int:
        """Sets the height the rows need at ``width``, such that it never shrinks together with ``above``, the height of
        the widgets above. Returns how many pixels remain empty."""
        if width != self._room:
            self._room, self._had = width, 0
        shown = [row.fit(width) for row in self.rows if not row.isHidden()]
        needed = sum(shown) + theme.GAP * max(0, len(shown) - 1)
        self._had = max(self._had, needed + above if self.isVisible() else 0)
        least = self._lines * chip_height() + (self._lines - 1) * theme.GAP
        high = max(self._had - above, least)
        self.setFixedHeight(high)
        used = [each.sizeHint().height() + theme.GAP for each in (self.words, self.moves) if each.isVisibleTo(self)]
        self._spare = max(0, high - needed - sum(used))
        return self._spare

    def lend(self, pixels: int) -> None:
        """Gives ``pixels`` of the empty space to the sentence above; the rest is for the text on what a change
        moves."""
        self.setFixedHeight(self.minimumHeight() - pixels)
        self.moves.grow(self._room - theme.GAP - self.all_moves.sizeHint().width(), self._spare - pixels)
