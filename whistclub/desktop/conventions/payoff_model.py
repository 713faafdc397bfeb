"""The model of the payoff table: two rows per line, one for its cells and one for the sentence that explains them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from whistclub.desktop.design import theme
from whistclub.desktop.design.tips import plain_tip
from whistclub.rules.common import Problem
from whistclub.words import tr, tr_marked
from whistclub.words.games.payoff_table import PayoffTable, Read, Text
from whistclub.words.problems import problem_text

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole

HINT: Final = Role.UserRole
"""Role of the text that an empty cell stands for."""


def type_of(size: int) -> QFont:
    """Returns the window's font in one of the theme's font sizes."""
    font = QFont(QApplication.font())
    font.setPixelSize(theme.px(size))
    return font


class PayoffModel(QAbstractTableModel):
    """The table as editable text, parsed and validated after every change. ``checked``: it has been validated."""

    checked = Signal()

    def __init__(
        self, form: PayoffTable, conventions: Any, *, locked: bool = False, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.form, self.conventions, self.locked = form, conventions, locked
        self.texts: list[Text] = list(form.texts(conventions))
        self.read: Read = form.read(self.texts, conventions)

    # -- Qt's model interface

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else 2 * len(self.texts)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self.form.columns)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.row() % 2:
            return Qt.ItemFlag.NoItemFlags  # the cursor skips the sentences
        flags, name = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable, self.form.columns[index.column()]
        if self.locked or self.form.is_fixed(self.texts[index.row() // 2], name):
            return flags
        return flags | (Qt.ItemFlag.ItemIsUserCheckable if self.is_flag(name) else Qt.ItemFlag.ItemIsEditable)

    def is_flag(self, name: str) -> bool:
        """Returns whether the cells of a column are ticked instead of typed."""
        return name in self.form.flags

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        line, sentence = divmod(index.row(), 2)
        if sentence:
            return self._sentence_data(line, role)
        name = self.form.columns[index.column()]
        value = getattr(self.texts[line], name)
        if role in (Role.DisplayRole, Role.EditRole):
            return None if self.is_flag(name) else value
        if role == Role.CheckStateRole and self.is_flag(name):
            return Qt.CheckState.Checked if value else Qt.CheckState.Unchecked
        if role == Role.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        if role == HINT:
            return self.form.hint(self.texts[line], name, self.conventions)
        wrong = self.problem_at(line, name)
        if role == Role.BackgroundRole and wrong is not None:
            return theme.colour("wrong_wash")
        if role == Role.ForegroundRole:
            return theme.colour("wrong" if wrong else "text" if self.texts[line].played else "off")
        if role == Role.ToolTipRole:
            return plain_tip(self.problem_sentence(wrong)) if wrong is not None else tr_marked(self.form.tips[name])
        if role == Role.AccessibleTextRole:
            empty = self.form.hint(self.texts[line], name, self.conventions) or tr("empty")
            said = (tr("yes") if value else tr("no")) if self.is_flag(name) else value or empty
            return f"{self.contract(line)}, {tr_marked(self.form.titles[name])}: {said}"
        return None

    def _sentence_data(self, line: int, role: int) -> Any:
        if role in (Role.DisplayRole, Role.ToolTipRole, Role.AccessibleTextRole):
            return self.sentence(line)
        if role == Role.ForegroundRole:
            return theme.colour("wrong" if self.is_wrong(line) else "quiet" if self.texts[line].played else "off")
        if role == Role.FontRole:
            return type_of(theme.SMALL)
        if role == Role.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
        return None

    def headerData(self, section: int, side: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        if side is Qt.Orientation.Horizontal:
            name = self.form.columns[section]
            if role == Role.DisplayRole:
                return tr_marked(self.form.titles[name])
            return tr_marked(self.form.tips[name]) if role == Role.ToolTipRole else None
        line, sentence = divmod(section, 2)
        if role == Role.DisplayRole:
            return "" if sentence else self.contract(line)
        if role == Role.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        return None

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        line, name = index.row() // 2, self.form.columns[index.column()]
        if self.locked or index.row() % 2 or self.form.is_fixed(self.texts[line], name):
            return False
        if role == Role.CheckStateRole:
            self.change({(line, name): Qt.CheckState(value) == Qt.CheckState.Checked})
        elif role == Role.EditRole and not self.is_flag(name):
            self.change({(line, name): str(value)})
        else:
            return False
        return True

    # -- reading the table

    def contract(self, line: int) -> str:
        """Returns the contract of a line."""
        return self.form.heading(self.texts[line])

    def is_wrong(self, line: int) -> bool:
        """Returns whether a line has an error."""
        return any(problem.path[0] == line for problem in self.read.problems)

    def problem_at(self, line: int, name: str) -> Problem | None:
        """Returns the error in a cell, None if there is none."""
        return next((p for p in self.read.problems if p.path[0] == line and self.form.column_of(p) == name), None)

    def problem_sentence(self, problem: Problem) -> str:
        """Returns the sentence for an error, with the contract in front."""
        text = problem_text(Problem(problem.path[1:], problem.key, problem.values))
        return tr("{contract} – {problem}", contract=self.contract(int(problem.path[0])), problem=text)

    def sentence(self, line: int) -> str:
        """Returns what a line pays as a sentence, or its error."""
        if not self.texts[line].played:
            return tr("Not played.")
        wrong = [problem for problem in self.read.problems if problem.path[0] == line]
        row = self.read.rows[line]
        if wrong or row is None:
            return "  ".join(f"✗ {problem_text(Problem(p.path[1:], p.key, p.values))}" for p in wrong)
        return self.form.example(row, self.conventions)

    # -- changing it

    def change(self, cells: dict[tuple[int, str], Any]) -> None:
        """Sets cells, given by line and column, and validates the table."""
        for (line, name), value in cells.items():
            self.texts[line] = replace(self.texts[line], **{name: value})
        self._check()

    def use_texts(self, texts: Sequence[Text]) -> None:
        """Replaces all lines."""
        self.beginResetModel()
        self.texts = list(texts)
        self.read = self.form.read(self.texts, self.conventions)
        self.endResetModel()
        self.checked.emit()

    def add_line(self, line: int) -> None:
        """Adds another row below a line, for other levels of the same contract."""
        copy = replace(self.texts[line], announced="", usual="", played=True)
        self.use_texts([*self.texts[: line + 1], copy, *self.texts[line + 1 :]])

    def can_remove(self, line: int) -> bool:
        """Returns whether a line can be removed: each contract keeps one row, and is unticked if it is not played."""
        if not self.form.several_rows:
            return False
        contract = self.texts[line].contract
        return [text.contract for text in self.texts].count(contract) > 1

    def remove_line(self, line: int) -> None:
        """Removes one of several rows of a contract."""
        self.use_texts([text for at, text in enumerate(self.texts) if at != line])

    def _check(self) -> None:
        self.read = self.form.read(self.texts, self.conventions)
        self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))
        self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, self.rowCount() - 1)
        self.checked.emit()

    def value(self) -> Any:
        """Returns the conventions with the table as edited."""
        return replace(self.conventions, payoffs=self.read.payoffs)
