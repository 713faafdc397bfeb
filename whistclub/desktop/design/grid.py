"""Tables of numbers on the screen: a model over plain rows, and a view with fixed row heights."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSizePolicy, QTableView, QWidget

from whistclub.club.names import plain
from whistclub.desktop.design import theme
from whistclub.desktop.design.tips import plain_tip
from whistclub.desktop.design.widgets import by_touch
from whistclub.reports.table import NUMBERS, RIGHT, Column, Kind, Value, cell_text

Index = QModelIndex | QPersistentModelIndex
# Plain integers, because painting a table asks for every role of every cell.
DISPLAY, SPOKEN = int(Qt.ItemDataRole.DisplayRole), int(Qt.ItemDataRole.AccessibleTextRole)
ALIGNMENT, FONT = int(Qt.ItemDataRole.TextAlignmentRole), int(Qt.ItemDataRole.FontRole)
FOREGROUND, TIP = int(Qt.ItemDataRole.ForegroundRole), int(Qt.ItemDataRole.ToolTipRole)
ANSWERED = frozenset((DISPLAY, SPOKEN, ALIGNMENT, FONT, FOREGROUND, TIP))
AT_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
AT_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
LEAST_LETTERS = 14
"""Letters that always fit into a stretched column."""


NUMBER_EDGES = 22
"""Pixels left and right of a number in its cell."""
NAME_ROOM = 190
"""Minimum width in pixels of a stretched column, at text size 100 %."""


@dataclass(frozen=True, slots=True)
class GridRow:
    """A row. ``key``: what the row represents; ``quiet``: shown in muted text; ``tips``: tooltips by column; ``order``:
    what a column sorts by, where it is not the value shown."""

    key: Any
    values: tuple[Value, ...]
    quiet: bool = False
    tips: dict[int, str] = field(default_factory=dict)
    order: dict[int, Any] = field(default_factory=dict)


def _font(column: Column) -> QFont | None:
    if column.strong:
        return theme.font(theme.BODY, bold=True)
    return theme.font(theme.BODY, weight=QFont.Weight.Medium) if column.kind is Kind.NAME else None


def _ordered(rows: Sequence[GridRow], columns: Sequence[Column], key: str, *, falling: bool) -> list[GridRow]:
    """Sorts rows by a column; rows without a value there come last either way."""
    at = next((index for index, column in enumerate(columns) if column.key == key), None)
    if at is None:
        return list(rows)

    def value(row: GridRow) -> Any:
        found = row.order.get(at, row.values[at])
        return plain(found) if isinstance(found, str) else found

    known = [row for row in rows if row.values[at] not in (None, "")]
    blank = [row for row in rows if row.values[at] in (None, "")]
    return sorted(known, key=value, reverse=falling) + blank


def _is_stretched(column: Column) -> bool:
    return column.stretch or (column.kind is Kind.NAME and not column.width)


class GridModel(QAbstractTableModel):
    """Table model over ``GridRow`` objects for a ``Grid``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.columns: tuple[Column, ...] = ()
        self.rows: tuple[GridRow, ...] = ()

    def fill(self, columns: Sequence[Column], rows: Sequence[GridRow]) -> None:
        """Replaces the rows. If columns and number of rows are unchanged, announces only the rows that differ."""
        columns, rows = tuple(columns), tuple(rows)
        if columns == self.columns and len(rows) == len(self.rows):
            old, self.rows = self.rows, rows
            both = enumerate(zip(old, rows, strict=True))
            moved = [line for line, (before, after) in both if before is not after and before != after]
            for _, run in groupby(enumerate(moved), key=lambda nth: nth[1] - nth[0]):
                lines = [line for _, line in run]
                self.dataChanged.emit(self.index(lines[0], 0), self.index(lines[-1], len(columns) - 1))
            return
        self.beginResetModel()
        self.columns, self.rows = columns, rows
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in ANSWERED:
            return None
        at = index.column()
        column = self.columns[at]
        if role == ALIGNMENT:
            return AT_RIGHT if column.kind in RIGHT else AT_LEFT
        if role == FONT:
            return _font(column)
        row = self.rows[index.row()]
        if role == FOREGROUND:
            return theme.colour("quiet") if row.quiet else None
        if role == TIP:
            return plain_tip(row.tips.get(at, ""))
        return cell_text(column.kind, row.values[at])

    def headerData(self, section: int, side: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if side is not Qt.Orientation.Horizontal or section >= len(self.columns):
            return None
        column = self.columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.title
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(column.tip or column.title)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side_of = Qt.AlignmentFlag.AlignRight if column.kind in RIGHT else Qt.AlignmentFlag.AlignLeft
            return side_of | Qt.AlignmentFlag.AlignVCenter
        return None


class Grid(QTableView):
    """A read-only table in which a row can be chosen.

    ``whole``: the grid is as high as its rows and the page scrolls instead. ``sorts``: a click on a heading sorts.
    ``opened`` carries the key of a row opened with Enter or a click (``one_click`` False: a double click); ``chose``
    that of the row under the cursor."""

    opened = Signal(object)
    chose = Signal(object)

    def __init__(
        self,
        name: str,
        *,
        whole: bool = False,
        one_click: bool = True,
        sorts: bool = False,
        row_height: int = 34,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.whole = whole
        self._rows: Sequence[GridRow] = ()
        """The rows as filled in, not sorted."""
        self._sorted: tuple[str, bool] | None = None
        """Key of the column the rows are sorted by, and whether the greatest value comes first."""
        self._over = False
        """Whether the columns need more width than there is; kept because Qt sizes stretched columns later."""
        self.grid_model = GridModel(self)
        self.setModel(self.grid_model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        by_touch(self)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(theme.row_px(row_height))
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setMinimumSectionSize(36)
        if whole:
            self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

        if sorts:
            self.horizontalHeader().setSectionsClickable(True)
            self.horizontalHeader().sectionClicked.connect(self._sort_by)
        (self.clicked if one_click else self.doubleClicked).connect(self._open)
        self.selectionModel().currentRowChanged.connect(self._moved)

    def _open(self, index: QModelIndex) -> None:
        self.opened.emit(self.grid_model.rows[index.row()].key)

    def _moved(self, index: QModelIndex, _before: QModelIndex) -> None:
        self.chose.emit(self.grid_model.rows[index.row()].key if index.isValid() else None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._open(self.currentIndex())
        elif event.text() in ("/", ":"):
            event.ignore()  # these keys do not search for a row: the window asks for a table number
        else:
            super().keyPressEvent(event)

    def fill(self, columns: Sequence[Column], rows: Sequence[GridRow]) -> None:
        """Replaces the rows; the chosen row stays chosen if it still exists."""
        chosen, were, count = self.chosen(), self.grid_model.columns, len(self.grid_model.rows)
        self._rows = rows
        if self._sorted is not None:
            rows = _ordered(rows, columns, self._sorted[0], falling=self._sorted[1])
        self.grid_model.fill(columns, rows)
        same = self.grid_model.columns == were
        if not same or self._outgrown():
            self._widths()
        if chosen is not None and self.chosen() != chosen:
            self.choose(chosen)
        if not (same and len(rows) == count):
            self._stand_whole()

    def _sort_by(self, section: int) -> None:
        """Sorts by a column: words and places from the first, numbers from the greatest; once more, the other way."""
        column = self.grid_model.columns[section]
        falling = column.kind in NUMBERS and column.kind is not Kind.PLACE
        if self._sorted is not None and self._sorted[0] == column.key:
            falling = not self._sorted[1]
        self._sorted = column.key, falling
        header, order = self.horizontalHeader(), Qt.SortOrder
        header.setSortIndicatorShown(True)
        header.setSortIndicator(section, order.DescendingOrder if falling else order.AscendingOrder)
        self.fill(self.grid_model.columns, self._rows)

    def _stand_whole(self) -> None:
        """Sets the height to that of all rows, plus the scroll bar if the columns need more width than there is."""
        if not self.whole:
            return
        header = self.horizontalHeader()
        height = header.sizeHint().height() + 2 * self.frameWidth() + 4
        height += self.verticalHeader().defaultSectionSize() * len(self.grid_model.rows)
        if self._over:
            height += self.horizontalScrollBar().sizeHint().height()
        if height != self.maximumHeight():
            self.setFixedHeight(height)

    def _widths(self) -> None:
        self.ensurePolished()
        header = self.horizontalHeader()
        metrics = self.fontMetrics()
        for index, column in enumerate(self.grid_model.columns):
            if _is_stretched(column):
                header.setSectionResizeMode(index, QHeaderView.ResizeMode.Stretch)
                continue
            header.setSectionResizeMode(index, QHeaderView.ResizeMode.Interactive)
            wanted = column.width or metrics.horizontalAdvance("−000,00")
            needed = max(metrics.horizontalAdvance(column.title), self._numbers(index, column))
            header.resizeSection(index, max(theme.px(wanted), needed) + 24)
        self._fit()

    def _outgrown(self) -> bool:
        """Returns whether a number is wider than its column."""
        header = self.horizontalHeader()
        return any(
            not _is_stretched(column) and self._numbers(index, column) + NUMBER_EDGES > header.sectionSize(index)
            for index, column in enumerate(self.grid_model.columns)
            if not self.isColumnHidden(index)
        )

    def _numbers(self, index: int, column: Column) -> int:
        """Returns the width of the longest number of a column: numbers are never cut."""
        if column.kind not in RIGHT:
            return 0
        texts = (cell_text(column.kind, row.values[index]) for row in self.grid_model.rows)
        return QFontMetrics(_font(column) or self.font()).horizontalAdvance(max(texts, key=len, default=""))

    def _fit(self) -> None:
        """Hides spare columns until names have enough space."""
        header, columns = self.horizontalHeader(), self.grid_model.columns
        stretched = next((index for index, column in enumerate(columns) if _is_stretched(column)), None)
        for index in range(len(columns)):
            self.setColumnHidden(index, False)
        if stretched is None or not any(column.spare for column in columns):
            self._stretch()
            return
        widths = {index: header.sectionSize(index) for index in range(len(columns)) if index != stretched}
        room = self.viewport().width() - theme.px(NAME_ROOM)
        for index in sorted(widths, key=lambda index: -columns[index].spare):
            if columns[index].spare and sum(widths.values()) > room:
                self.setColumnHidden(index, True)
                del widths[index]
        self._stretch()

    def _stretch(self) -> None:
        """Sets the width of stretched columns, never narrower than a short name; if that is too wide, the grid scrolls
        sideways."""
        header, least = self.horizontalHeader(), self.fontMetrics().horizontalAdvance("n") * LEAST_LETTERS
        columns = self.grid_model.columns
        grow = [index for index, column in enumerate(columns) if _is_stretched(column)]
        shown = [index for index in range(len(columns)) if index not in grow and not self.isColumnHidden(index)]
        fixed = sum(map(header.sectionSize, shown))
        fits = not grow or (self.viewport().width() - fixed) // len(grow) >= least
        self._over = not fits if grow else fixed > self.viewport().width()
        for index in grow:
            header.setSectionResizeMode(
                index, QHeaderView.ResizeMode.Stretch if fits else QHeaderView.ResizeMode.Interactive
            )
            if not fits:
                header.resizeSection(index, least)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        self._stand_whole()

    def chosen(self) -> Any:
        """Returns the key of the chosen row, None if no row is chosen."""
        index = self.currentIndex()
        rows = self.grid_model.rows
        return rows[index.row()].key if index.isValid() and index.row() < len(rows) else None

    def choose(self, key: Any) -> None:
        """Chooses the row with the given key."""
        for line, row in enumerate(self.grid_model.rows):
            if row.key == key:
                self.setCurrentIndex(self.grid_model.index(line, 0))
                return
