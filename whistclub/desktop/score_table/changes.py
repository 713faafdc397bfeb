"""The change of a stored sheet that the strip is preparing: a deal corrected, or one put in before another."""

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
"""Milliseconds the keys must rest before it is worked out which places a change moves: a season takes its time."""
MOVES_SHOWN: Final = 3
"""Players named a list beside the entry; all are in the dialog."""


class DealChange:
    """``index``: the deal corrected, or before which a new one goes (0-based)."""

    def __init__(self, view: SheetView, index: int, *, insert: bool) -> None:
        self.view, self.index, self.insert = view, index, insert

    @property
    def title(self) -> str:
        """What the strip is about."""
        number = self.index + 1
        if self.insert:
            return tr("New deal before deal {number}", number=number)
        return tr("Changing deal {number}", number=number)

    @property
    def commit_text(self) -> str:
        """What the button says that does it."""
        return tr("Insert the deal  ⏎") if self.insert else tr("Keep the change  ⏎")

    @property
    def cancel_text(self) -> str:
        """What the button says that leaves the sheet as it is."""
        return tr("Do not insert") if self.insert else tr("Leave the correction")

    def of(self, view: SheetView) -> DealChange | None:
        """The same change of the sheet as it stands by now; None where its deal is gone."""
        deal_id = self.view.deal_ids[self.index]
        if deal_id not in view.deal_ids or (self.insert and view.score.finished):
            return None
        return DealChange(view, view.deal_ids.index(deal_id), insert=self.insert)

    @property
    def deal(self) -> Any:
        """The deal corrected, as stored; None where one is put in."""
        return None if self.insert else self.view.score.sheet.deals[self.index]

    def preview(self, controller: Controller, deal: Any) -> Preview:
        """How the sheet would stand."""
        from whistclub.club import corrections

        if self.insert:
            return controller.read(corrections.preview_insertion, self.view.record.id, deal, self.index)
        return controller.read(corrections.preview_correction, self.view.deal_ids[self.index], deal)

    def moves(self, controller: Controller, deal: Any) -> tuple[Moves, ...]:
        """Which totals and places the change would move; none while it is no change or cannot be."""
        if not self.insert and deal == self.deal:
            return ()
        action, *given = self._action(controller, deal)
        return controller.consequences(action, *given) or ()

    def _action(self, controller: Controller, deal: Any) -> tuple[Any, ...]:
        """The action that does it, and what it is given."""
        from whistclub.club.actions.deals import correct_deal, enter_deal

        if self.insert:
            return enter_deal, self.view.record.id, deal, self.index
        remove = self.preview(controller, deal).removed > 0
        return partial(correct_deal, remove_later=remove, was=self.deal), self.view.deal_ids[self.index], deal

    def keep(
        self, controller: Controller, deal: Any, then: Then | None = None, otherwise: Callable[[], object] | None = None
    ) -> None:
        """Does it; ``then`` and ``otherwise`` as in ``Controller.act``."""
        if self.insert or deal != self.deal:
            controller.act(*self._action(controller, deal), then=then, otherwise=otherwise)
        elif then is not None:
            then(Change(None))


def beyond_totals(preview: Preview) -> str:
    """What else a change would do, "" for nothing: the game ends, later deals no longer hold."""
    if preview.score is None:
        return sentence(Refused(preview.problems))
    if preview.removed:
        return tr("With this the game ends here: %n later deal(s) will be removed.", "", preview.removed)
    return ""


def ask_delete(
    controller: Controller, view: SheetView, index: int, parent: QWidget, then: Callable[[], object] | None = None
) -> None:
    """Asks whether deal ``index`` (0-based) is to be taken out, saying what that moves; ``then``: done after it was."""
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
