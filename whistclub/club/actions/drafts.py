"""Half-entered deals: kept so that a crash or a change of table loses nothing (product.md §2). They are no facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from whistclub.club.actions.common import found
from whistclub.club.ports import SheetRecord, Work


def keep_draft(work: Work, sheet_id: int, draft: Mapping[str, Any] | None) -> None:
    """Keeps what was chosen for the next deal of a sheet (JSON values); None: nothing. Leaves no trace in the journal.

    KnownError ``gone`` when the sheet is no longer there."""
    found(work, SheetRecord, sheet_id)
    if draft != work.draft(sheet_id):
        work.put_draft(sheet_id, draft)
