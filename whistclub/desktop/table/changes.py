"""The change of a stored sheet that the strip is preparing: a deal corrected, or one put in before another."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from whistclub.desktop.desk import Desk, sentence
from whistclub.rules.common import Refused
from whistclub.rules.sheet import Score, Sheet, fold
from whistclub.words import tr

if TYPE_CHECKING:
    from whistclub.club.queries import SheetView


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

    def _sheet(self, deal: Any) -> Sheet:
        sheet = self.view.score.sheet
        if self.insert:
            return sheet.with_deal(deal, self.index)
        deals = (*sheet.deals[: self.index], deal, *sheet.deals[self.index + 1 :])
        return replace(sheet, deals=deals)

    def _ends_after(self, deal: Any) -> int | None:
        """How many deals remain when the game would end before later ones; None where it does not."""
        try:
            fold(self._sheet(deal))
        except Refused as refused:
            ends = [int(p.path[1]) for p in refused.problems if p.key == "after_the_end" and len(p.path) == 2]
            return min(ends) if ends and len(ends) == len(refused.problems) else None
        return None

    def after(self, deal: Any) -> Score | None:
        """The sheet as it would stand; None when it cannot."""
        sheet, kept = self._sheet(deal), self._ends_after(deal)
        try:
            return fold(sheet if kept is None else replace(sheet, deals=sheet.deals[:kept]))
        except Refused:
            return None

    def consequence(self, deal: Any) -> str:
        """What else the change would do, "" for nothing: the game ends, later deals no longer hold."""
        kept = self._ends_after(deal)
        if kept is not None:
            later = len(self._sheet(deal).deals) - kept
            return tr("With this the game ends here: %n later deal(s) will be removed.", "", later)
        try:
            fold(self._sheet(deal))
        except Refused as refused:
            return sentence(refused)
        return ""

    def keep(self, desk: Desk, deal: Any) -> bool:
        """Does it. False: it could not be, and the window says why."""
        from whistclub.club.actions.deals import correct_deal, enter_deal

        sheet_id = self.view.record.id
        if self.insert:
            return desk.act(enter_deal, sheet_id, deal, self.index) is not None
        was = self.view.score.sheet.deals[self.index]
        if deal == was:
            return True
        remove = self._ends_after(deal) is not None
        deal_id = self.view.deal_ids[self.index]
        return desk.act(correct_deal, deal_id, deal, remove_later=remove, was=was) is not None
