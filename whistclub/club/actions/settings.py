"""Settings of the club: its name, its usual game and conventions. They leave no trace in the journal."""

from __future__ import annotations

from typing import Any

from whistclub.club.ports import Work


def change_setting(work: Work, key: str, value: Any) -> None:
    """Sets a club-wide setting (JSON values); None forgets it."""
    if value != work.setting(key):
        work.put_setting(key, value)
