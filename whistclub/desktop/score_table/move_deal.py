"""Moving a deal that was entered at the wrong table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from whistclub.desktop.controller import Controller
from whistclub.desktop.design.fields import ComboBox
from whistclub.desktop.design.widgets import label
from whistclub.desktop.dialogs.consequences import MovesView
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.words import tr

if TYPE_CHECKING:
    from whistclub.club.ports import SheetView


class MoveDealDialog(Dialog):
    """Asks for the other table; offers only those of the evening that play the same game."""

    def __init__(self, controller: Controller, view: SheetView, index: int, parent: QWidget | None = None) -> None:
        title = tr("Move deal {number} to another table", number=index + 1)
        super().__init__(controller, title, tr("Move"), parent)
        from whistclub.club import queries

        self.deal_id = view.deal_ids[index]
        sheets = controller.read(queries.evening, view.record.evening_id).sheets
        others = [s.record for s in sheets if s.record.game == view.record.game and s.record.id != view.record.id]
        words = [tr("Table {number}, round {round}", number=r.table, round=r.round) for r in others]
        self.to = ComboBox(zip(words, (record.id for record in others), strict=True))
        self.row(tr("To"), self.to)
        note = tr(
            "It is put after the last deal there, seat for seat; dealer, who sits out and what is doubled follow that "
            "table."
        )
        self.box.addWidget(label(note, "quiet", wrap=True))
        self.moves = MovesView(controller)
        self.box.addWidget(self.moves)
        self.ok.setEnabled(bool(others))
        if not others:
            self.complain(tr("No other table of this evening plays the same game."))
            return
        self.to.currentIndexChanged.connect(self._weigh)
        self._weigh()

    def _weigh(self, _index: int = 0) -> None:
        from whistclub.club.actions.deals import move_deal

        self.moves.weigh(move_deal, self.deal_id, self.to.currentData())

    def done_right(self) -> bool:
        from whistclub.club.actions.deals import move_deal

        return self.act(move_deal, self.deal_id, self.to.currentData())
