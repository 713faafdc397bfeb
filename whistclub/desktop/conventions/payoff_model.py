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
from whistclub.rules.belgian.cells import COLUMNS, FLAGS, RowText, TableRead, column_of, read_table, texts_of
from whistclub.rules.belgian.facts import BelgianConventions
from whistclub.rules.common import Problem
from whistclub.words import mark, tr, tr_marked
from whistclub.words.games.belgian import BELGIAN_WORDS
from whistclub.words.games.belgian_payoffs import row_example
from whistclub.words.problems import problem_text

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole

HINT: Final = Role.UserRole
"""Role of the number that an empty cell stands for."""
ALL_COLUMNS: Final = ("played", *COLUMNS, *FLAGS)
TITLES: Final = {
    "played": mark("Is played"),
    "announced": mark("Announced"),
    "usual": mark("Usual level"),
    "take": mark("To take"),
    "made": mark("Points when made"),
    "extra": mark("Each trick more"),
    "all": mark("All 13 tricks"),
    "factor": mark("Lost: times"),
    "charge": mark("and each missing"),
    "first": mark("or: first missing"),
    "further": mark("each further"),
    "total": mark("Tricks in all"),
    "several": mark("Several at once"),
    "trump": mark("Trumps"),
}
"""The heading of each column."""
TIPS: Final = {
    "played": mark("Whether this club plays the contract"),
    "announced": mark("Levels that can be announced: 8–12, or 8 9 10; empty for a contract without level"),
    "usual": mark("The level meant when none is said"),
    "take": mark("Empty: as announced. ≥10: at least ten. =2: exactly two. 8/9: targets of a trou"),
    "made": mark("One number, or one a level (4 5 6, the last holds), or by tricks taken (5:9 6:12)"),
    "extra": mark("Points for each trick beyond the level"),
    "all": mark("+5: on top of the points; =30: instead of them"),
    "factor": mark("How many times the points are lost; empty: the factor of the other conventions"),
    "charge": mark("Points on top for each missing trick, before they are multiplied"),
    "first": mark("Instead of a factor: what the first missing trick costs"),
    "further": mark("and what each further missing trick costs"),
    "total": mark("Tricks played in the deal: 13, or 12 where each player puts a card aside"),
    "several": mark("Whether several players may attempt it in one deal"),
    "trump": mark("Whether it is played with trumps"),
}
"""The meaning of each column and how its cells are written."""


def type_of(size: int) -> QFont:
    """Returns the window's font in one of the theme's font sizes."""
    font = QFont(QApplication.font())
    font.setPixelSize(theme.px(size))
    return font


class PayoffModel(QAbstractTableModel):
    """The table as editable text, parsed and validated after every change. ``checked``: it has been validated."""

    checked = Signal()

    def __init__(self, conventions: BelgianConventions, *, locked: bool = False, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.conventions, self.locked = conventions, locked
        self.texts: list[RowText] = list(texts_of(conventions.payoffs))
        self.read: TableRead = read_table(self.texts, conventions.lost_multiplier)

    # -- Qt's model interface

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else 2 * len(self.texts)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(ALL_COLUMNS)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.row() % 2:
            return Qt.ItemFlag.NoItemFlags  # the cursor skips the sentences
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if self.locked:
            return flags
        name = ALL_COLUMNS[index.column()]
        return flags | (Qt.ItemFlag.ItemIsUserCheckable if self.is_flag(name) else Qt.ItemFlag.ItemIsEditable)

    @staticmethod
    def is_flag(name: str) -> bool:
        """Returns whether the cells of a column are ticked instead of typed."""
        return name == "played" or name in FLAGS

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        line, sentence = divmod(index.row(), 2)
        if sentence:
            return self._sentence_data(line, role)
        name = ALL_COLUMNS[index.column()]
        value = getattr(self.texts[line], name)
        if role in (Role.DisplayRole, Role.EditRole):
            return None if self.is_flag(name) else value
        if role == Role.CheckStateRole and self.is_flag(name):
            return Qt.CheckState.Checked if value else Qt.CheckState.Unchecked
        if role == Role.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        if role == HINT and name == "factor" and not value and not self.texts[line].first:
            return f"× {self.conventions.lost_multiplier}"
        wrong = self.problem_at(line, name)
        if role == Role.BackgroundRole and wrong is not None:
            return theme.colour("wrong_wash")
        if role == Role.ForegroundRole:
            return theme.colour("wrong" if wrong else "text" if self.texts[line].played else "off")
        if role == Role.ToolTipRole:
            return plain_tip(self.problem_sentence(wrong)) if wrong is not None else tr_marked(TIPS[name])
        if role == Role.AccessibleTextRole:
            said = (tr("yes") if value else tr("no")) if self.is_flag(name) else value or tr("empty")
            return f"{self.contract(line)}, {tr_marked(TITLES[name])}: {said}"
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
            name = ALL_COLUMNS[section]
            if role == Role.DisplayRole:
                return tr_marked(TITLES[name])
            return tr_marked(TIPS[name]) if role == Role.ToolTipRole else None
        line, sentence = divmod(section, 2)
        if role == Role.DisplayRole:
            return "" if sentence else self.contract(line)
        if role == Role.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        return None

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        line, name = index.row() // 2, ALL_COLUMNS[index.column()]
        if self.locked or index.row() % 2:
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
        return BELGIAN_WORDS.contract_name(self.texts[line].contract)

    def is_wrong(self, line: int) -> bool:
        """Returns whether a line has an error."""
        return any(problem.path[0] == line for problem in self.read.problems)

    def problem_at(self, line: int, name: str) -> Problem | None:
        """Returns the error in a cell, None if there is none."""
        return next((p for p in self.read.problems if p.path[0] == line and column_of(p) == name), None)

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
        return row_example(BELGIAN_WORDS, row, self.conventions)

    # -- changing it

    def change(self, cells: dict[tuple[int, str], Any]) -> None:
        """Sets cells, given by line and column, and validates the table."""
        for (line, name), value in cells.items():
            self.texts[line] = replace(self.texts[line], **{name: value})
        self._check()

    def use_texts(self, texts: Sequence[RowText]) -> None:
        """Replaces all lines."""
        self.beginResetModel()
        self.texts = list(texts)
        self.read = read_table(self.texts, self.conventions.lost_multiplier)
        self.endResetModel()
        self.checked.emit()

    def add_line(self, line: int) -> None:
        """Adds another row below a line, for other levels of the same contract."""
        copy = replace(self.texts[line], announced="", usual="", played=True)
        self.use_texts([*self.texts[: line + 1], copy, *self.texts[line + 1 :]])

    def can_remove(self, line: int) -> bool:
        """Returns whether a line can be removed: each contract keeps one row, and is unticked if it is not played."""
        contract = self.texts[line].contract
        return sum(text.contract == contract for text in self.texts) > 1

    def remove_line(self, line: int) -> None:
        """Removes one of several rows of a contract."""
        self.use_texts([text for at, text in enumerate(self.texts) if at != line])

    def _check(self) -> None:
        self.read = read_table(self.texts, self.conventions.lost_multiplier)
        self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))
        self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, self.rowCount() - 1)
        self.checked.emit()

    def value(self) -> BelgianConventions:
        """Returns the conventions with the table as edited."""
        return replace(self.conventions, payoffs=self.read.payoffs)
