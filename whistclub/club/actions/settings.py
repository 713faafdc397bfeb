"""Settings of the club: its name, its usual game and conventions. They are not journalled."""

from __future__ import annotations

from typing import Any

from whistclub.club.ports import Work


def change_setting(work: Work, key: str, value: Any) -> None:
    """Sets a club-wide setting (JSON values); None deletes it."""
    if value != work.setting(key):
        work.put_setting(key, value)
