"""Texts of the clock of a round."""

from __future__ import annotations

import datetime

from whistclub.club.evening.clock import Phase, RoundClock
from whistclub.words import tr


def time_text(seconds: int) -> str:
    """The time left as on a clock; overtime with a plus.

    >>> time_text(2705), time_text(3900), time_text(0), time_text(-65)
    ('45:05', '1:05:00', '0:00', '+1:05')
    """
    hours, rest = divmod(abs(seconds), 3600)
    minutes, last = divmod(rest, 60)
    sign = "+" if seconds < 0 else ""
    return f"{sign}{hours}:{minutes:02}:{last:02}" if hours else f"{sign}{minutes}:{last:02}"


def phase_text(phase: Phase) -> str:
    """The announcement to the players in that phase."""
    return {
        "stands": tr("paused"),
        "runs": tr("to play"),
        "last_deal": tr("! Last deal"),
        "over": tr("! Time is over"),
    }[phase]


def clock_text(clock: RoundClock, now: datetime.datetime) -> str:
    """Round, time and the phase's announcement, in one line."""
    phase = clock.phase(now)
    time = time_text(clock.left(now))
    if phase == "runs":
        return tr("Round {number} · {time}", number=clock.round, time=time)
    return tr("Round {number} · {time} · {state}", number=clock.round, time=time, state=phase_text(phase))


def short_clock_text(clock: RoundClock, now: datetime.datetime) -> str:
    """Only the time, with a sign in phases that the players must notice."""
    sign = {"stands": "⏸ ", "runs": "", "last_deal": "! ", "over": "! "}[clock.phase(now)]
    return f"{sign}{time_text(clock.left(now))}"
