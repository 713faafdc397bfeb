"""The dialog for one deal that two markers have entered or corrected: shows both versions and lets choose."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from whistclub.club import queries
from whistclub.club.actions.deals import correct_deal, enter_deal
from whistclub.desktop.controller import Controller
from whistclub.desktop.design.widgets import button
from whistclub.desktop.dialogs.dialog import Dialog
from whistclub.desktop.score_table.history import Versions, version_title
from whistclub.words import tr
from whistclub.words.sheets.deals import deal_text

if TYPE_CHECKING:
    from whistclub.club.ports import SheetView


class BothVersionsDialog(Dialog):
    """Shows the deal at ``index`` as somebody else has stored it, and ``mine``, which was refused. Closing the dialog
    keeps the stored one."""

    def __init__(
        self,
        controller: Controller,
        view: SheetView,
        index: int,
        mine: Any,
        names: Mapping[int, str],
        parent: QWidget | None = None,
    ) -> None:
        title = tr("Deal {number} of table {table}: two versions", number=index + 1, table=view.record.table)
        super().__init__(controller, title, tr("Mine counts"), parent)
        self._view, self._index, self._mine = view, index, mine
        self.theirs = view.sheet.deals[index]
        stored = controller.read(queries.versions, view.deal_ids[index])[-1]
        self.versions = Versions()
        for whose, deal in ((version_title(stored), self.theirs), (tr("Yours, not stored"), mine)):
            self.versions.add(whose, deal_text(view.record.game, view.record.conventions, deal, names))
        self.inside.setMinimumWidth(520)
        self.box.addWidget(self.versions)
        self.box.addStretch(1)
        self.cancel.setText(tr("The stored one counts"))
        self.cancel.setAccessibleName(tr("The stored one counts"))
        self.both = button(tr("Both: mine is the next deal"))
        self.both.setAutoDefault(False)
        self.both.clicked.connect(self._add)
        self.both.setVisible(index + 1 == len(view.deal_ids) and not view.score.finished and not view.record.closed)
        self.presses.insertWidget(1, self.both)
        self.in_order = self.both, self.cancel, self.ok

    def done_right(self) -> bool:
        deal_id = self._view.deal_ids[self._index]
        return self.act(partial(correct_deal, was=self.theirs), deal_id, self._mine)

    def _add(self) -> None:
        self.act(partial(enter_deal, seen=self._view.deal_ids), self._view.record.id, self._mine)
