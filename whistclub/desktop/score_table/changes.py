"""A change of a stored sheet that is being entered in the strip: a deal corrected, or one inserted before another."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from whistclub.club.ports import Change
from whistclub.desktop.controller import Controller, Then, sentence
from whistclub.rules.common import Refused
from whistclub.words import tr

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from whistclub.club.consequences import Moves
    from whistclub.club.corrections import Preview
    from whistclub.club.ports import SheetView

WEIGHED_AFTER: Final = 150
"""Milliseconds without a key press before the moves of a change are computed, because computing a season takes time."""
MOVES_SHOWN: Final = 3
"""Most players named per list beside the entry; the dialog has all of them."""


class DealChange:
    """A change being entered. ``index``: of the deal corrected, or of the one before which a new one is inserted
    (0-based)."""

    def __init__(self, view: SheetView, index: int, *, insert: bool) -> None:
        self.view, self.index, self.insert = view, index, insert

    @property
    def title(self) -> str:
        """Title of the strip during the change."""
        number = self.index + 1
        if self.insert:
            return tr("New deal before deal {number}", number=number)
        return tr("Changing deal {number}", number=number)

    @property
    def commit_text(self) -> str:
        """Text of the button that makes the change."""
        return tr("Insert the deal  ⏎") if self.insert else tr("Keep the change  ⏎")

    @property
    def cancel_text(self) -> str:
        """Text of the button that cancels the change."""
        return tr("Do not insert") if self.insert else tr("Leave the correction")

    def of(self, view: SheetView) -> DealChange | None:
        """Returns the same change for the current state of the sheet; None if its deal is gone."""
        deal_id = self.view.deal_ids[self.index]
        if deal_id not in view.deal_ids or (self.insert and view.score.finished):
            return None
        return DealChange(view, view.deal_ids.index(deal_id), insert=self.insert)

    @property
    def deal(self) -> Any:
        """The stored deal that is corrected; None for an insertion."""
        return None if self.insert else self.view.score.sheet.deals[self.index]

    def preview(self, controller: Controller, deal: Any) -> Preview:
        """Returns the sheet as it would be with the change."""
        from whistclub.club import corrections

        if self.insert:
            return controller.read(corrections.preview_insertion, self.view.record.id, deal, self.index)
        return controller.read(corrections.preview_correction, self.view.deal_ids[self.index], deal)

    def moves(self, controller: Controller, deal: Any) -> tuple[Moves, ...]:
        """Returns the totals and places the change would move; none if nothing differs or the change would be
        refused."""
        if not self.insert and deal == self.deal:
            return ()
        action, *given = self._action(controller, deal)
        return controller.consequences(action, *given) or ()

    def _action(self, controller: Controller, deal: Any) -> tuple[Any, ...]:
        """Returns the action for the change and its arguments."""
        from whistclub.club.actions.deals import correct_deal, enter_deal

        if self.insert:
            return partial(enter_deal, seen=self.view.deal_ids), self.view.record.id, deal, self.index
        remove = self.preview(controller, deal).removed > 0
        return partial(correct_deal, remove_later=remove, was=self.deal), self.view.deal_ids[self.index], deal

    def keep(
        self, controller: Controller, deal: Any, then: Then | None = None, otherwise: Callable[[], object] | None = None
    ) -> None:
        """Makes the change; ``then`` and ``otherwise`` as in ``Controller.act``."""
        if self.insert or deal != self.deal:
            controller.act(*self._action(controller, deal), then=then, otherwise=otherwise)
        elif then is not None:
            then(Change(None))


def beyond_totals(preview: Preview) -> str:
    """Returns a sentence on what a change does besides moving totals: the game ends, or later deals become invalid. ""
    for nothing."""
    if preview.score is None:
        return sentence(Refused(preview.problems))
    if preview.removed:
        return tr("With this the game ends here: %n later deal(s) will be removed.", "", preview.removed)
    return ""


def ask_delete(
    controller: Controller, view: SheetView, index: int, parent: QWidget, then: Callable[[], object] | None = None
) -> None:
    """Asks whether to delete deal ``index`` (0-based), showing what that moves; ``then`` is called once it is
    deleted."""
    from whistclub.club.actions.deals import delete_deal
    from whistclub.club.corrections import preview_deletion
    from whistclub.desktop.dialogs.consequences import ConfirmDialog

    preview = controller.read(preview_deletion, view.deal_ids[index])
    action = (delete_deal, (view.deal_ids[index],), {"remove_later": preview.removed > 0})
    title = tr("Delete deal {number} of table {table}?", number=index + 1, table=view.record.table)
    dialog = ConfirmDialog(controller, title, tr("Delete"), action, parent)
    if preview.removed:
        dialog.complain(beyond_totals(preview))
    if then is not None:
        dialog.accepted.connect(then)
    dialog.open()
