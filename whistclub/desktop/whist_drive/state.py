"""Facts about the tables of a whist drive."""

from __future__ import annotations

from typing import TYPE_CHECKING

from whistclub.club.evening.drive import rules
from whistclub.club.ports import SheetRecord, Work
from whistclub.rules.common import Suit

if TYPE_CHECKING:
    from whistclub.club.ports import SheetView


def round_sheets(work: Work, evening_id: int, round: int) -> tuple[SheetRecord, ...]:
    """Returns the sheets of a round, ordered by table."""
    return work.find(SheetRecord, evening_id=evening_id, round=round)


def entered(view: SheetView) -> int:
    """Returns the number of deals entered at a table; all of them if only totals are known or it is closed."""
    if view.record.totals is not None or view.record.closed:
        return rules().deals(view.sheet.conventions) or 1
    return len(view.sheet.deals)


def trump_of(view: SheetView, deal: int) -> Suit | None:
    """Returns the trump suit of the deal at that index; None if it is the suit of the card turned."""
    order = rules().rotation(view.sheet.conventions)
    return order[deal % len(order)] if order else None
