"""The payoff table as a grid edited by keyboard alone: arrows, Enter, Tab, Space, copy and paste."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QObject, QPersistentModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QGuiApplication, QKeyEvent, QKeySequence, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QHeaderView,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from whistclub.desktop.conventions.payoff_model import HINT, PayoffModel, type_of
from whistclub.desktop.design import theme
from whistclub.desktop.design.widgets import by_touch
from whistclub.words import tr, tr_marked

Index = QModelIndex | QPersistentModelIndex
HEADING_LINES: Final = 3
"""Most lines of a heading; columns are widened to respect it."""

_YES: Final = frozenset({"x", "1", "✓", "true", "vrai", "waar", "oui", "ja", "yes"})
"""Texts that mean a ticked cell when pasted from a spreadsheet."""


class CellDelegate(QStyledItemDelegate):
    """Edits a cell, with validation at each letter; paints the sentence of a row within the visible width."""

    def __init__(self, grid: PayoffGrid) -> None:
        super().__init__(grid)
        self.grid = grid

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor, kept = QLineEdit(parent), QPersistentModelIndex(index)
        editor.setObjectName("line")
        editor.setAccessibleName(str(index.data(Qt.ItemDataRole.AccessibleTextRole)))
        editor.setProperty("before", index.data(Qt.ItemDataRole.EditRole))

        def typed(text: str) -> None:
            if kept.isValid():
                self.grid.model_of.setData(kept, text)

        editor.textEdited.connect(typed)
        return editor

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, QLineEdit) and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape:
                # The model has the text already: it is set at each letter.
                self.grid.model_of.setData(self.grid.currentIndex(), watched.property("before"))
            elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down, Qt.Key.Key_Up):
                self.commitData.emit(watched)
                self.closeEditor.emit(watched, QAbstractItemDelegate.EndEditHint.NoHint)
                self.grid.step(-1 if event.key() == Qt.Key.Key_Up else 1)
                return True
        return super().eventFilter(watched, event)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect: QRect = option.rect
        painter.save()
        if index.row() % 2:
            self._paint_sentence(painter, rect, index)
        else:
            super().paint(painter, option, index)
            self._paint_frame(painter, rect.adjusted(2, 2, -2, -2), index)
        painter.restore()

    def _paint_sentence(self, painter: QPainter, rect: QRect, index: Index) -> None:
        painter.setFont(index.data(Qt.ItemDataRole.FontRole))
        painter.setPen(QColor(index.data(Qt.ItemDataRole.ForegroundRole)))
        wraps = int(Qt.TextFlag.TextWordWrap)
        painter.drawText(self.grid.sentence_rect(rect), wraps, str(index.data()))
        painter.setPen(theme.colour("line"))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())

    def _paint_frame(self, painter: QPainter, rect: QRect, index: Index) -> None:
        """Paints the border of a cell: editable, current or invalid."""
        here = index == self.grid.currentIndex() and self.grid.hasFocus()
        model = self.grid.model_of
        wrong = model.problem_at(index.row() // 2, model.form.columns[index.column()]) is not None
        if hint := index.data(HINT):
            painter.setPen(theme.colour("quiet" if model.texts[index.row() // 2].played else "off"))
            painter.drawText(rect.adjusted(9, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, str(hint))
        if here or wrong or (index.flags() & Qt.ItemFlag.ItemIsEditable and model.texts[index.row() // 2].played):
            name = "focus" if here else "wrong" if wrong else "line"
            painter.setPen(QPen(theme.colour(name), 2 if here or wrong else 1))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.drawRoundedRect(rect, theme.UNIT, theme.UNIT)


class PayoffGrid(QTableView):
    """A grid of payoffs. ``left``: Tab left the grid after the last cell (+1) or before the first (−1)."""

    left = Signal(int)

    def __init__(self, model: PayoffModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model_of = model
        self.setModel(model)
        self.setAccessibleName(tr("Table of payoffs"))
        self.setItemDelegate(CellDelegate(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(
            triggers.AnyKeyPressed | triggers.DoubleClicked | triggers.SelectedClicked | triggers.EditKeyPressed
        )
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setWordWrap(False)
        by_touch(self)
        # The sentences do not scroll sideways with the cells.
        self.horizontalScrollBar().valueChanged.connect(self.viewport().update)
        model.modelReset.connect(self._lay_out)
        model.checked.connect(self._heights)
        header = self.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom | Qt.TextFlag.TextWordWrap)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setHighlightSections(False)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(8)
        self.verticalHeader().setHighlightSections(False)
        self.verticalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)
        self._lay_out()

    # -- room

    def _lay_out(self) -> None:
        metrics, small = QFontMetrics(type_of(theme.BODY)), QFontMetrics(type_of(theme.SMALL))
        wraps, high = int(Qt.TextFlag.TextWordWrap), 0
        most, texts = HEADING_LINES * small.lineSpacing(), self.model_of.texts
        for column, name in enumerate(self.model_of.form.columns):
            title = tr_marked(self.model_of.form.titles[name])
            words = max(small.horizontalAdvance(word) for word in title.split())
            held = [
                self.model_of.form.widths.get(name, "00"),
                *("" if self.model_of.is_flag(name) else getattr(text, name) for text in texts),
            ]
            width = max(words, max(map(metrics.horizontalAdvance, held)) + theme.UNIT)
            while (lines := small.boundingRect(QRect(0, 0, width, 999), wraps, title).height()) > most:
                width += theme.UNIT
            self.setColumnWidth(column, width + 5 * theme.UNIT)
            high = max(high, lines)
        self.horizontalHeader().setFixedHeight(high + 4 * theme.UNIT)
        contracts = [self.model_of.contract(line) for line in range(len(self.model_of.texts))]
        longest = max(small.horizontalAdvance(name) for name in contracts) + 5 * theme.UNIT
        self.verticalHeader().setFixedWidth(min(longest, theme.px(150)))
        self.clearSpans()
        for row in range(1, self.model_of.rowCount(), 2):
            self.setSpan(row, 0, 1, len(self.model_of.form.columns))
        self._heights()

    def _heights(self) -> None:
        """Sets the row heights: cells fit a finger, sentences have the lines needed in the visible width."""
        small, wraps = QFontMetrics(type_of(theme.SMALL)), int(Qt.TextFlag.TextWordWrap)
        width = max(240, self.viewport().width()) - 4 * theme.UNIT
        cells = max(theme.CONTROL - 4, theme.px(theme.BODY) + 6 * theme.UNIT)
        for line in range(len(self.model_of.texts)):
            self.setRowHeight(2 * line, cells)
            text = self.model_of.sentence(line)
            lines = small.boundingRect(QRect(0, 0, width, 9999), wraps, text)
            self.setRowHeight(2 * line + 1, lines.height() + 3 * theme.UNIT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._heights()
        made = self.model_of.form.columns.index(self.model_of.form.wide)
        spare = self.viewport().width() - self.horizontalHeader().length()
        if spare > 0:
            self.setColumnWidth(made, self.columnWidth(made) + spare)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Keeps the sentence of the current row visible together with its cells."""
        super().currentChanged(current, previous)
        if current.isValid():
            bottom = self.rowViewportPosition(current.row() + 1) + self.rowHeight(current.row() + 1)
            bar, hidden = self.verticalScrollBar(), bottom - self.viewport().height()
            if hidden > 0:
                bar.setValue(bar.value() + hidden)

    def sentence_rect(self, rect: QRect) -> QRect:
        """Returns the rectangle of a sentence: the visible part of its row."""
        return QRect(2 * theme.UNIT, rect.top() + theme.UNIT, self.viewport().width() - 4 * theme.UNIT, rect.height())

    # -- keys

    def line(self) -> int:
        """Returns the line of the cursor, −1 if there is none."""
        return self.currentIndex().row() // 2 if self.currentIndex().isValid() else -1

    def go(self, line: int, name: str) -> None:
        """Moves the cursor to a cell."""
        self.setCurrentIndex(self.model_of.index(2 * line, self.model_of.form.columns.index(name) if name else 1))
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def step(self, by: int) -> None:
        """Moves the cursor by lines within its column."""
        line = self.line() + by
        if 0 <= line < len(self.model_of.texts):
            self.setCurrentIndex(self.model_of.index(2 * line, self.currentIndex().column()))

    def _sideways(self, by: int) -> None:
        """Moves the cursor to the next (1) or previous (−1) cell in reading order; beyond the ends, the focus leaves
        the grid."""
        place = self.line() * len(self.model_of.form.columns) + self.currentIndex().column() + by
        if not 0 <= place < len(self.model_of.texts) * len(self.model_of.form.columns):
            self.left.emit(by)
            return
        line, column = divmod(place, len(self.model_of.form.columns))
        self.setCurrentIndex(self.model_of.index(2 * line, column))

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Lets Tab move from cell to cell; with Ctrl it leaves the grid."""
        self._sideways(1 if forward else -1)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, index = event.key(), self.currentIndex()
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.paste()
        elif key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab) and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.left.emit(-1 if key == Qt.Key.Key_Backtab else 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if index.flags() & Qt.ItemFlag.ItemIsEditable:
                self.edit(index)
            else:
                self._toggle(index)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and not self.model_of.locked:
            self._clear()
        elif key == Qt.Key.Key_Space:
            self._toggle(index)
        else:
            super().keyPressEvent(event)

    def _toggle(self, index: QModelIndex) -> None:
        state = index.data(Qt.ItemDataRole.CheckStateRole)
        if state is not None:
            checked = Qt.CheckState(state) == Qt.CheckState.Checked
            wanted = Qt.CheckState.Unchecked if checked else Qt.CheckState.Checked
            self.model_of.setData(index, wanted, Qt.ItemDataRole.CheckStateRole)

    def _marked(self) -> list[tuple[int, str]]:
        """Returns line and column of the selected cells in reading order."""
        chosen = sorted((index.row(), index.column()) for index in self.selectedIndexes() if index.row() % 2 == 0)
        return [(row // 2, self.model_of.form.columns[column]) for row, column in chosen]

    def _clear(self) -> None:
        written = [(line, name) for line, name in self._marked() if not self.model_of.is_flag(name)]
        self.model_of.change(dict.fromkeys(written, ""))

    def copy(self) -> None:
        """Copies the selected cells in the format of spreadsheets."""
        lines: dict[int, list[str]] = {}
        for line, name in self._marked():
            value: Any = getattr(self.model_of.texts[line], name)
            lines.setdefault(line, []).append(("x" if value else "") if isinstance(value, bool) else value)
        QGuiApplication.clipboard().setText("\n".join("\t".join(cells) for cells in lines.values()))

    def paste(self) -> None:
        """Pastes cells of a spreadsheet from the cursor to the right and down; those beyond the grid are dropped."""
        if self.model_of.locked or not self.currentIndex().isValid():
            return
        cells: dict[tuple[int, str], Any] = {}
        first = self.currentIndex().column()
        for line, text in enumerate(QGuiApplication.clipboard().text().splitlines(), self.line()):
            for column, part in enumerate(text.split("\t"), first):
                if line < len(self.model_of.texts) and column < len(self.model_of.form.columns):
                    name = self.model_of.form.columns[column]
                    said = part.strip()
                    cells[line, name] = said.lower() in _YES if self.model_of.is_flag(name) else said
        self.model_of.change(cells)
        self.selectionModel().select(self.currentIndex(), QItemSelectionModel.SelectionFlag.ClearAndSelect)
