"""The dialog for a payoff table, edited cell by cell and validated at each letter (rules.md §1.4, §2)."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QMenu, QWidget

from whistclub.desktop.controller import Controller
from whistclub.desktop.conventions.payoff_grid import PayoffGrid
from whistclub.desktop.conventions.payoff_model import PayoffModel
from whistclub.desktop.design import theme
from whistclub.desktop.design.widgets import button, label, set_kind
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.words import tr, tr_marked
from whistclub.words.games.payoff_table import PayoffTable

SHOWN = 2
"""Most errors shown at once."""
LARGE = 22
"""Height of body text in pixels from which the note is left out."""


class PayoffsDialog(Dialog):
    """Edits a payoff table. ``chosen`` carries the conventions with the edited table. ``locked``: read-only."""

    chosen = Signal(object)

    def __init__(
        self,
        controller: Controller,
        form: PayoffTable,
        conventions: Any,
        name: str,
        parent: QWidget | None = None,
        *,
        locked: bool = False,
    ) -> None:
        title = tr("Table of payoffs: {name}", name=name)
        super().__init__(controller, title, "" if locked else tr("Keep the table"), parent)
        self.table = PayoffModel(form, conventions, locked=locked, parent=self)
        self.grid = PayoffGrid(self.table)
        self.grid.left.connect(self._leave)
        self.grid.selectionModel().currentChanged.connect(self._moved)
        self.area.hide()
        self.note = label(tr_marked(form.note), "small", wrap=True)
        # In large text the space is needed for the cells.
        self.note.setVisible(theme.px(theme.BODY) < LARGE)
        self.outer.insertWidget(1, self.note)
        self.outer.insertWidget(2, self.grid, 1)
        self.verdict = label("", "ok", wrap=True)
        self.verdict.setAccessibleName(tr("Check of the table"))
        self.outer.insertWidget(3, self.verdict)
        self.more = button(tr("Row ▾"), tip=tr("More rows of a contract, and the way to a mistake"))
        self.more.setAutoDefault(False)
        self.more.setVisible(form.several_rows and not locked)
        menu = QMenu(self.more)
        self.another = menu.addAction(tr("Another row of this contract, for other levels"))
        self.another.triggered.connect(self._add)
        self.away = menu.addAction(tr("Take the row out"))
        self.away.triggered.connect(self._remove)
        self.next_wrong = menu.addAction(tr("To the mistake"))
        self.next_wrong.triggered.connect(self._to_mistake)
        self.more.setMenu(menu)
        self.presses.insertWidget(0, self.more)
        # Enter is a key of the grid.
        self.ok.setDefault(False)
        self.ok.setAutoDefault(False)
        self._before = tuple(self.table.texts)
        self._asked = False
        self.table.checked.connect(self._judge)
        self._judge()
        self.grid.go(0, next(name for name in form.columns if name not in form.flags))
        # The size the dialog is given when it is placed.
        self._fit()

    def _judge(self) -> None:
        problems = self.table.read.problems
        if self._asked:
            self._asked = False
            self.complain("")
        if problems:
            lines = [f"✗ {self.table.problem_sentence(problem)}" for problem in problems[:SHOWN]]
            lines += [tr("and %n more", "", len(problems) - SHOWN)] if len(problems) > SHOWN else []
            self.verdict.setText("\n".join(lines))
        else:
            self.verdict.setText(self.table.form.verdict(self.table.read))
        set_kind(self.verdict, "wrong" if problems else "ok")
        self.next_wrong.setEnabled(bool(problems))
        self._moved()

    def _moved(self, *_indexes: object) -> None:
        line = self.grid.line()
        self.another.setEnabled(line >= 0)
        self.away.setEnabled(0 <= line < len(self.table.texts) and self.table.can_remove(line))

    def _add(self) -> None:
        line = self.grid.line()
        self.table.add_line(line)
        self.grid.go(line + 1, "announced")

    def _remove(self) -> None:
        line = self.grid.line()
        self.table.remove_line(line)
        self.grid.go(max(0, line - 1), "announced")

    def _to_mistake(self) -> None:
        problem = self.table.read.problems[0]
        self.grid.go(int(problem.path[0]), self.table.form.column_of(problem))

    def _leave(self, by: int) -> None:
        """Moves the focus from the grid to the first button (``by`` 1) or to the last (−1)."""
        pressed = [self.more, self.cancel, self.ok]
        able = [press for press in pressed if press.isVisible() and press.isEnabled()]
        (able[0] if by > 0 else able[-1]).setFocus(Qt.FocusReason.TabFocusReason)

    def done_right(self) -> bool:
        if self.table.read.problems:
            self._to_mistake()
            return False
        self.chosen.emit(self.table.value())
        return True

    def reject(self) -> None:
        """Asks before closing a table that was edited."""
        if self._asked or tuple(self.table.texts) == self._before:
            super().reject()
            return
        self._asked = True
        self.complain(tr("What you have changed is not kept yet. Cancel once more to give it up."))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.grid.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fit(self) -> None:
        parent = self.parentWidget()
        room = parent.size() - QSize(16, 24) if parent is not None else QSize(1080, 570)
        self.resize(QSize(theme.px(1240), theme.px(860)).boundedTo(room))
