"""The table model of a score sheet: plain rows; announces exactly the cells that change."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from whistclub.desktop.design.tips import plain_tip
from whistclub.words import tr
from whistclub.words.games import words_of
from whistclub.words.sheets.rows import Heading, Row

NUMBER, DEALER, CONTRACT = range(3)
FIXED: Final = 3
"""Number of columns before those of the seats."""
HEADING: Final = int(Qt.ItemDataRole.UserRole) + 1
Index = QModelIndex | QPersistentModelIndex


class ScoreModel(QAbstractTableModel):
    """One row per deal; the role ``HEADING`` returns the heading of a seat's column."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[Row] = []
        self.headings: list[Heading] = []
        self.newest_first = True
        self.game = ""
        self._titles = ("", "", "")

    def show_game(self, game: str) -> None:
        """Sets the game, which determines what a deal is called."""
        if game != self.game:
            self.game = game
            self._titles = (tr("No"), tr("Dealer"), words_of(game).deal_heading())
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, CONTRACT, CONTRACT)

    def show_rows(self, rows: list[Row], headings: list[Heading], newest_first: bool) -> None:
        """Replaces the rows; if only a few cells differ, announces only those."""
        shown = rows[::-1] if newest_first else rows
        if newest_first != self.newest_first or len(headings) != len(self.headings):
            self.beginResetModel()
            self.rows, self.headings, self.newest_first = shown, headings, newest_first
            self.endResetModel()
            return
        more = len(shown) - len(self.rows)
        at = 0 if newest_first else min(len(shown), len(self.rows))
        if more > 0:
            self.beginInsertRows(QModelIndex(), at, at + more - 1)
            self.rows[at:at] = shown[at : at + more]
            self.endInsertRows()
        elif more < 0:
            first = 0 if newest_first else len(shown)
            self.beginRemoveRows(QModelIndex(), first, first - more - 1)
            del self.rows[first : first - more]
            self.endRemoveRows()
        for index, (old, new) in enumerate(zip(self.rows, shown, strict=True)):
            if old != new:
                self.rows[index] = new
                self.dataChanged.emit(self.index(index, 0), self.index(index, self.columnCount() - 1))
        self.show_headings(headings)

    def show_headings(self, headings: list[Heading]) -> None:
        """Replaces the totals in the headings and keeps the rows."""
        changed = [at for at, (old, new) in enumerate(zip(self.headings, headings, strict=True)) if old != new]
        self.headings = headings
        if changed:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, FIXED + changed[0], FIXED + changed[-1])

    def position(self, index: int) -> int:
        """Returns the row on the screen of deal ``index`` (0-based)."""
        return len(self.rows) - 1 - index if self.newest_first else index

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else FIXED + len(self.headings)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row, column = self.rows[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self.text(row, column)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            return plain_tip(row.spoken) if role == Qt.ItemDataRole.ToolTipRole else row.spoken
        if role == Qt.ItemDataRole.TextAlignmentRole and column != CONTRACT and column != DEALER:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if section < FIXED:
            return self._titles[section] if role == Qt.ItemDataRole.DisplayRole else None
        heading = self.headings[section - FIXED] if section - FIXED < len(self.headings) else None
        if role == HEADING:
            return heading
        if role == Qt.ItemDataRole.ToolTipRole and heading is not None:
            return plain_tip(heading.name)
        if role == Qt.ItemDataRole.DisplayRole and heading is not None:
            after = f"→ {heading.after} {heading.after_place}" if heading.after else ""
            said = (heading.key, heading.name, heading.total, heading.place, after)
            return " ".join(part for part in said if part)
        return None

    @staticmethod
    def text(row: Row, column: int) -> str:
        """Returns the text of a cell."""
        if column >= FIXED:
            return "  ".join(part for part in row.cells[column - FIXED] if part)
        contract = tr("{contract} (void)", contract=row.contract) if row.void else row.contract
        said = f"! {contract} · {row.due}" if row.warning else contract
        return (row.number, row.dealer, f"{said} · {row.remark}" if row.remark else said)[column]
