"""What a change moves, old and new values, and a dialog to confirm it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from whistclub.club.consequences import Moves
from whistclub.desktop.controller import Controller
from whistclub.desktop.design import theme
from whistclub.desktop.design.widgets import ElidedLabel, NumberLabel, label
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.rules.common import PlayerKey
from whistclub.words import tr
from whistclub.words.evenings.consequences import amount_text, arrow, board_title, line_text, place_text

Act = tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]
"""An action with its positional and keyword arguments."""


class MovesView(QWidget):
    """Shows moves: one part per table, evening or season, one row per player whose line moves. ``newcomer``: name of a
    player whom the change itself adds."""

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller, self.newcomer = controller, ""
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._shown: QWidget | None = None

    def weigh(self, action: Callable[..., Any], *args: Any, **kw: Any) -> None:
        """Shows what ``action`` would move; hides itself if the action would be refused."""
        moves = self.controller.consequences(action, *args, **kw)
        self.setHidden(moves is None)
        self.show_moves(moves or ())

    def show_moves(self, moves: Sequence[Moves]) -> None:
        """Replaces the moves shown."""
        if self._shown is not None:
            self._box.removeWidget(self._shown)
            self._shown.hide()
            self._shown.deleteLater()
        self._shown = QWidget()
        grid = QGridLayout(self._shown)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(5 * theme.UNIT)
        grid.setVerticalSpacing(theme.UNIT)
        grid.setColumnStretch(0, 1)
        if not moves:
            grid.addWidget(label(tr("No total and no place changes."), "quiet", wrap=True), 0, 0)
        for moved in moves:
            self._add_board(grid, moved)
        self._box.addWidget(self._shown)

    def _add_board(self, grid: QGridLayout, moved: Moves) -> None:
        title = label(board_title(moved.board), "strong")
        title.setContentsMargins(0, theme.GAP if grid.count() else 0, 0, 0)
        grid.addWidget(title, grid.rowCount(), 0, 1, 3)
        for line in moved.lines:
            row = grid.rowCount()
            name = ElidedLabel(self._name(line.player))
            name.setAccessibleName(line_text(line, self._name))
            grid.addWidget(name, row, 0)
            place = NumberLabel(arrow(place_text(line.before), place_text(line.after)))
            amount = NumberLabel(arrow(amount_text(line.before), amount_text(line.after)), "strong")
            grid.addWidget(place, row, 1, Qt.AlignmentFlag.AlignRight)
            grid.addWidget(amount, row, 2, Qt.AlignmentFlag.AlignRight)

    def _name(self, player: PlayerKey) -> str:
        known = isinstance(player, str) or player in self.controller.names()
        return self.controller.name(player) if known or not self.newcomer else self.newcomer


class ConfirmDialog(Dialog):
    """Shows what ``action`` would move and runs it once confirmed. ``said``: a sentence on the action."""

    def __init__(
        self, controller: Controller, title: str, ok: str, action: Act, parent: QWidget | None = None, *, said: str = ""
    ) -> None:
        super().__init__(controller, title, ok, parent)
        self.action = action
        do, args, kw = action
        if said:
            self.box.addWidget(label(said, wrap=True))
        self.moves = MovesView(controller)
        self.box.addWidget(self.moves)
        self.moves.weigh(do, *args, **kw)
        self.inside.setMinimumWidth(420)
        self.box.addStretch(1)

    def done_right(self) -> bool:
        do, args, kw = self.action
        return self.act(do, *args, **kw)


class MovesDialog(Dialog):
    """Shows everything that a change being entered would move."""

    def __init__(
        self, controller: Controller, title: str, moves: Sequence[Moves], parent: QWidget | None = None
    ) -> None:
        super().__init__(controller, title, "", parent)
        view = MovesView(controller)
        view.show_moves(moves)
        self.inside.setMinimumWidth(420)
        self.box.addWidget(view)
        self.box.addStretch(1)
