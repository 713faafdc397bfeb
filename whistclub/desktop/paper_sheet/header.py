"""The header above the grid: the table, the three ways to type its sheet, and buttons to the next table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from whistclub.desktop.design import theme
from whistclub.desktop.design.segments import Segment, Segments
from whistclub.desktop.design.tips import set_tip
from whistclub.desktop.design.toolbar_layout import ToolbarLayout
from whistclub.desktop.design.widgets import ElidedLabel, button, label, set_kind
from whistclub.desktop.paper_sheet.mode import SheetMode
from whistclub.rules.games import game_of
from whistclub.words import tr
from whistclub.words.games import game_name
from whistclub.words.sheets.progress import progress_text

if TYPE_CHECKING:
    from whistclub.club.ports import SheetView


class SheetHeader(QWidget):
    """The header. ``chosen`` carries the ``SheetMode`` selected, ``goes`` +1 or −1 for the next or the previous table;
    ``leaves``: return to the tables."""

    chosen = Signal(SheetMode)
    goes = Signal(int)
    leaves = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        line = ToolbarLayout(self)
        self.back = button(tr("‹ Tables"), "plain", tip=tr("Back to the tables [{key}]", key=tr("Esc") + ", Alt+←"))
        self.back.setProperty("tone", "accent")
        self.back.clicked.connect(self.leaves)
        self.title, self.progress = ElidedLabel(strong=True), ElidedLabel()
        about = QWidget()
        about.setMinimumWidth(theme.px(180))
        words = QVBoxLayout(about)
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.progress)
        line.addWidget(self.back)
        line.addWidget(about, 1)
        self.modes = {
            SheetMode.DEALS: Segment(tr("Deals")),
            SheetMode.TOTALS: Segment(tr("Totals only")),
            SheetMode.AGAIN: Segment(tr("Second time"), accessible=tr("Type the sheet a second time and compare")),
        }
        ways = Segments()
        ways.setAccessibleName(tr("How the sheet is typed"))
        for mode, chip in self.modes.items():
            chip.clicked.connect(partial(self._choose, mode))
            ways.flow.addWidget(chip)
        line.addWidget(ways)
        self.previous = button("‹", tip=tr("Previous table of the round [{key}]", key="Ctrl+PgUp"), repeats=True)
        self.previous.setAccessibleName(tr("Previous table"))
        self.next = button(tr("Next table ▸"), tip=tr("Next table of the round [{key}]", key="Ctrl+PgDn"))
        self.previous.clicked.connect(partial(self._go, -1))
        self.next.clicked.connect(partial(self._go, 1))
        for control in (self.previous, self.next):
            line.addWidget(control)
        for each in (self.back, self.previous, self.next):
            each.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_sheet(self, view: SheetView, mode: SheetMode) -> None:
        """Shows the table; a mode that is not available shows why."""
        record = view.record
        preset = game_of(record.game).preset_name(record.conventions)
        words = [tr("Table {number}", number=record.table), *([] if theme.tight() else [game_name(record.game)])]
        self.title.setText(" · ".join([*words, *([preset] if preset else [])]))
        self.progress.setText(progress_text(view))
        deals, totals = bool(view.score.lines), record.totals is not None
        reasons = {
            SheetMode.DEALS: tr("Only the totals are kept; take them back to type the deals") if totals else "",
            SheetMode.TOTALS: tr("Deals are entered: the totals follow from them") if deals else "",
            SheetMode.AGAIN: "" if deals else tr("Nothing is typed yet"),
        }
        for name, chip in self.modes.items():
            chip.setChecked(name == mode)
            chip.setEnabled(not reasons[name])
            set_tip(chip, reasons[name])
            chip.setAccessibleDescription(reasons[name])

    def _choose(self, mode: SheetMode, checked: bool = False) -> None:
        self.chosen.emit(mode)

    def _go(self, by: int, checked: bool = False) -> None:
        self.goes.emit(by)


class RepeatNotice(QFrame):
    """Warns that another sheet has the same content. ``opens`` carries the id of that sheet."""

    opens = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("message")
        set_kind(self, "attention", "tone")
        line = QHBoxLayout(self)
        line.setContentsMargins(theme.INSIDE, 0, theme.UNIT, 0)
        self.text = label("", "small" if theme.tight() else "", wrap=True)
        self.open, shut = button(tr("Open it")), button(tr("Close message"), "plain")
        shut.setText("✕")
        self.open.clicked.connect(self._open)
        shut.clicked.connect(self._shut)
        line.addWidget(label("!", "attention"))
        line.addWidget(self.text, 1)
        for control in (self.open, shut):
            control.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            line.addWidget(control)
        self.sheet_id, self._seen = 0, 0
        self.hide()

    def show_repeat(self, sheet_id: int, text: str) -> None:
        """Shows the warning; ``sheet_id`` 0 hides it. Once closed, it does not reappear for the same sheet."""
        self.sheet_id = sheet_id
        self.text.setText(text)
        self.setAccessibleName(text)
        self.setVisible(bool(sheet_id) and sheet_id != self._seen)

    def _open(self) -> None:
        self.opens.emit(self.sheet_id)

    def _shut(self) -> None:
        self._seen = self.sheet_id
        self.hide()
