"""The change of a stored sheet that the strip is preparing: a deal corrected, or one put in before another."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from whistclub.desktop.desk import Desk, sentence
from whistclub.errors import KnownError
from whistclub.ranking.facts import SeasonRow
from whistclub.rules.common import Refused
from whistclub.rules.sheet import Score, Sheet, fold
from whistclub.words import tr
from whistclub.words.names import strung
from whistclub.words.numbers import hundredths

if TYPE_CHECKING:
    from whistclub.club.queries import SheetView

SHOWN: Final = 4
"""Lines of the season ranking named before "and more"."""


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

    def season_lines(self, desk: Desk, deal: Any) -> str:
        """Which lines of the season ranking would move; "" for none, and while the table does not count yet."""
        from whistclub.club import queries

        if not self.view.closed or (not self.insert and deal == self.view.score.sheet.deals[self.index]):
            return ""
        season = desk.read(queries.evening, self.view.record.evening_id).season
        before = desk.read(queries.ranking, season.id)
        try:
            with desk.club.trial(*self._action(deal)) as (work, _):
                after = queries.ranking(work, season.id)
        except (Refused, KnownError):
            return ""
        stood = {row.player: row for row in before.rows}
        moved = [
            _line(desk.name(row.player), stood.get(row.player), row)
            for row in after.rows
            if row.player not in stood or (stood[row.player].place, stood[row.player].total) != (row.place, row.total)
        ]
        if not moved:
            return tr("The season ranking stays as it is.")
        more = tr("and %n more", "", len(moved) - SHOWN) if len(moved) > SHOWN else ""
        return tr("Season ranking: {lines}", lines=strung([*moved[:SHOWN], *([more] if more else [])]))

    def _action(self, deal: Any) -> tuple[Any, ...]:
        """The action that does it, and what it is given."""
        from whistclub.club.actions.deals import correct_deal, enter_deal

        if self.insert:
            return enter_deal, self.view.record.id, deal, self.index
        was = self.view.score.sheet.deals[self.index]
        remove = self._ends_after(deal) is not None
        return partial(correct_deal, remove_later=remove, was=was), self.view.deal_ids[self.index], deal

    def keep(self, desk: Desk, deal: Any) -> bool:
        """Does it. False: it could not be, and the window says why."""
        if not self.insert and deal == self.view.score.sheet.deals[self.index]:
            return True
        return desk.act(*self._action(deal)) is not None


def _line(name: str, before: SeasonRow | None, after: SeasonRow) -> str:
    """How one player's line moves: "Ada 3. → 2. (12,80 → 13,30)"."""
    old, total = ("–", "–") if before is None else (_place(before), hundredths(before.total))
    return f"{name} {old} → {_place(after)} ({total} → {hundredths(after.total)})"


def _place(row: SeasonRow) -> str:
    return "–" if row.place is None else tr("{place}.", place=row.place)
