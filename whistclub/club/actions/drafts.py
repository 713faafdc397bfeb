"""Drafts: half-entered deals, kept so that a crash or a change of table loses nothing (product.md §2). They are not
facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from whistclub.club.actions.common import found
from whistclub.club.ports import SheetRecord, Work


def keep_draft(work: Work, sheet_id: int, draft: Mapping[str, Any] | None) -> None:
    """Stores the draft of a sheet's next deal (JSON values); None deletes it. Not journalled.

    KnownError ``gone`` when the sheet has been deleted."""
    found(work, SheetRecord, sheet_id)
    if draft != work.draft(sheet_id):
        work.put_draft(sheet_id, draft)
