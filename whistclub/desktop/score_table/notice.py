"""The notice shown when no deal can be entered: the game is finished, the table closed, or only totals are known."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from whistclub.club import queries
from whistclub.club.evening.drive import by_tricks, moved_since
from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.design.widgets import button, label
from whistclub.desktop.score_table.header import TableAction
from whistclub.words import tr
from whistclub.words.names import listed
from whistclub.words.numbers import points

if TYPE_CHECKING:
    from whistclub.club.ports import SheetView


class Notice(QFrame):
    """A sentence, the next step, and buttons for it. ``wants`` carries a ``TableAction``."""

    wants = Signal(TableAction)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        line = QHBoxLayout(self)
        line.setSpacing(theme.GAP)
        words = QVBoxLayout()
        self.text, self.advice = label("", "heading", wrap=True), label("", "quiet", wrap=True)
        words.addWidget(self.text)
        words.addWidget(self.advice)
        line.addLayout(words, 1)
        made = {
            TableAction.TYPE_TOTALS: button(tr("Change the totals")),
            TableAction.REOPEN: button(tr("Reopen the table")),
            TableAction.CLOSE: button(tr("Close the table")),
            TableAction.LEAVE: button(
                tr("Back to the tables"), "main", tip=tr("Back to the tables [{key}]", key=tr("Esc"))
            ),
        }
        self.buttons = made
        for what, control in made.items():
            control.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            control.clicked.connect(partial(self._want, what))
            line.addWidget(control)

    def show_state(self, controller: Controller, view: SheetView) -> None:
        """Shows itself if the game is finished, the table closed, or only totals are known; hides otherwise."""
        record, score = view.record, view.score
        totals, closed = record.totals is not None, record.closed
        self.setVisible(totals or closed or score.finished)
        first = [row for row in score.standings if row.place == 1]
        names = listed([controller.name(row.player) for row in first])
        if totals:
            self.text.setText(tr("Only the totals of this table are known."))
        elif score.finished and first:
            self.text.setText(
                tr("Game finished: {names} first with {points}.", names=names, points=points(first[0].points))
            )
        elif closed:
            self.text.setText(tr("This table is closed."))
        self.setAccessibleName(self.text.text())
        if score.finished and by_tricks(record) and controller.read(moved_since, record.id):
            self.advice.setText(tr("People have moved since; a correction changes the tricks, not who sits where."))
        elif closed:
            self.advice.setText(tr("A deal can still be corrected: open its row with Enter or a double click."))
        elif totals:
            self.advice.setText(tr("They count in standings and rankings like any other."))
        else:
            self.advice.setText(tr("Check the sheet with the players: a row opens with Enter or a double click."))
        self.buttons[TableAction.TYPE_TOTALS].setVisible(totals and not closed)
        over = closed and controller.read(queries.is_over, record.evening_id)
        self.buttons[TableAction.REOPEN].setVisible(closed and not over)
        self.buttons[TableAction.CLOSE].setVisible(not closed and not score.finished)

    def _want(self, what: TableAction, checked: bool = False) -> None:
        self.wants.emit(what)
