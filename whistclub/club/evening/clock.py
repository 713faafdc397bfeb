"""The clock of a round: how long is played, when the last deal is called, when open tables may be closed.

It is kept as a setting: no fact of the evening follows from it. Moments are kept, so it goes on while the program is
closed or the machine sleeps.
"""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from whistclub.club.ports import Work

CLOCK: Final = "round_clock"
"""The setting that keeps the clock there is."""
LENGTH: Final = "round_length"
"""The setting that keeps how long the club's rounds are."""
LONGEST: Final = 600
"""Minutes a round may be given."""

Phase = Literal["stands", "runs", "last_deal", "over"]
"""``stands``: paused; ``runs``; ``last_deal``: the time is over, a deal begun is the last; ``over``: open tables may be
closed."""


@dataclass(frozen=True, slots=True)
class RoundLength:
    """How long the club's rounds are. ``minutes``: of play; ``grace``: minutes for the last deal."""

    minutes: int = 60
    grace: int = 10


@dataclass(frozen=True, slots=True)
class RoundClock:
    """``seconds``: of play; ``grace``: seconds for the last deal; ``gone``: seconds before it was last set going;
    ``since``: when that was (UTC), None while it stands."""

    evening_id: int
    round: int
    seconds: int
    grace: int
    gone: int = 0
    since: datetime.datetime | None = None

    def left(self, now: datetime.datetime) -> int:
        """Seconds left to play; below zero since the last deal was called."""
        return self.seconds - self.gone - self.running(now)

    def running(self, now: datetime.datetime) -> int:
        """Seconds since it was last set going, none where the time of the machine was set back before that."""
        return 0 if self.since is None else max(0, int((now - self.since).total_seconds()))

    def phase(self, now: datetime.datetime) -> Phase:
        """How far it is."""
        left = self.left(now)
        if left <= -self.grace:
            return "over"
        if left <= 0:
            return "last_deal"
        return "stands" if self.since is None else "runs"

    def started(self, now: datetime.datetime) -> RoundClock:
        """The clock going from now on."""
        return self if self.since is not None else replace(self, since=now)

    def put_by(self, now: datetime.datetime) -> RoundClock:
        """The same clock with the time it has run put by: that stays gone though the machine's time is set back."""
        if self.since is None:
            return self
        running = self.running(now)
        return replace(self, gone=self.gone + running, since=self.since + datetime.timedelta(seconds=running))

    def paused(self, now: datetime.datetime) -> RoundClock:
        """The clock standing as it stands now."""
        return replace(self, gone=self.seconds - self.left(now), since=None)

    def lengthened(self, minutes: int) -> RoundClock:
        """The clock with more minutes to play (fewer: below zero)."""
        return replace(self, seconds=max(0, self.seconds + 60 * minutes))


def round_length(work: Work) -> RoundLength:
    """How long the club's rounds are."""
    kept: Mapping[str, Any] = work.setting(LENGTH) or {}
    usual = RoundLength()
    return RoundLength(int(kept.get("minutes", usual.minutes)), int(kept.get("grace", usual.grace)))


def round_clock(work: Work) -> RoundClock | None:
    """The clock there is, None when none was set going or it was stopped."""
    kept: Mapping[str, Any] | None = work.setting(CLOCK)
    if not kept:
        return None
    since = kept["since"]
    return RoundClock(
        kept["evening"],
        kept["round"],
        kept["seconds"],
        kept["grace"],
        kept["gone"],
        None if since is None else datetime.datetime.fromisoformat(since),
    )
