"""What is stored without the journal: settings of the club (its name, its usual game, its conventions), the clock of a
round, drafts of deals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from whistclub.club.actions.common import found
from whistclub.club.evening.clock import CLOCK, LENGTH, RoundClock, RoundLength
from whistclub.club.ports import SheetRecord, Work


def change_setting(work: Work, key: str, value: Any) -> None:
    """Sets a club-wide setting (JSON values); None deletes it."""
    if value != work.setting(key):
        work.put_setting(key, value)


def keep_length(work: Work, length: RoundLength) -> None:
    """Stores the length of the club's rounds."""
    change_setting(work, LENGTH, {"minutes": length.minutes, "grace": length.grace})


def keep_clock(work: Work, clock: RoundClock | None) -> None:
    """Stores the clock of the round; None removes it."""
    if clock is None:
        change_setting(work, CLOCK, None)
        return
    kept = {
        "evening": clock.evening_id,
        "round": clock.round,
        "seconds": clock.seconds,
        "grace": clock.grace,
        "gone": clock.gone,
        "since": None if clock.since is None else clock.since.isoformat(),
    }
    change_setting(work, CLOCK, kept)


def keep_draft(work: Work, sheet_id: int, draft: Mapping[str, Any] | None) -> None:
    """Stores the half-entered next deal of a sheet (JSON values), so that a crash or a change of table loses nothing
    (product.md §2); None deletes it.

    KnownError ``gone`` when the sheet has been deleted."""
    found(work, SheetRecord, sheet_id)
    if draft != work.draft(sheet_id):
        work.put_draft(sheet_id, draft)
