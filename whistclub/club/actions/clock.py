"""Stores the clock of a round. Nothing here is journalled."""

from __future__ import annotations

from whistclub.club.actions.settings import change_setting
from whistclub.club.evening.clock import CLOCK, LENGTH, RoundClock, RoundLength
from whistclub.club.ports import Work


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
