"""The clock of a round: time of play, last deal, and when open tables may be closed.

It is stored as a setting, since no fact of the evening depends on it. It stores moments, so it keeps running while the
program is closed or the machine sleeps.
"""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from whistclub.club.ports import Work

CLOCK: Final = "round_clock"
"""Setting key of the current clock."""
LENGTH: Final = "round_length"
"""Setting key of the length of the club's rounds."""
LONGEST: Final = 600
"""Greatest length of a round, in minutes."""

Phase = Literal["stands", "runs", "last_deal", "over"]
"""``stands``: paused; ``runs``; ``last_deal``: time is up, a deal begun is the last; ``over``: open tables may be
closed."""


@dataclass(frozen=True, slots=True)
class RoundLength:
    """The length of the club's rounds. ``minutes``: of play; ``grace``: minutes for the last deal."""

    minutes: int = 60
    grace: int = 10


@dataclass(frozen=True, slots=True)
class RoundClock:
    """``seconds``: of play; ``grace``: seconds for the last deal; ``gone``: seconds run before it was last started;
    ``since``: when that was (UTC), None while it is paused."""

    evening_id: int
    round: int
    seconds: int
    grace: int
    gone: int = 0
    since: datetime.datetime | None = None

    def left(self, now: datetime.datetime) -> int:
        """Seconds of play left; negative during the last deal."""
        return self.seconds - self.gone - self.running(now)

    def running(self, now: datetime.datetime) -> int:
        """Seconds since it was last started, 0 when the machine's time was set back before that."""
        return 0 if self.since is None else max(0, int((now - self.since).total_seconds()))

    def phase(self, now: datetime.datetime) -> Phase:
        """The phase at ``now``."""
        left = self.left(now)
        if left <= -self.grace:
            return "over"
        if left <= 0:
            return "last_deal"
        return "stands" if self.since is None else "runs"

    def started(self, now: datetime.datetime) -> RoundClock:
        """The clock started at ``now``."""
        return self if self.since is not None else replace(self, since=now)

    def put_by(self, now: datetime.datetime) -> RoundClock:
        """The same clock with the time run so far added to ``gone``, so that setting back the machine's time does not
        lose it."""
        if self.since is None:
            return self
        running = self.running(now)
        return replace(self, gone=self.gone + running, since=self.since + datetime.timedelta(seconds=running))

    def paused(self, now: datetime.datetime) -> RoundClock:
        """The clock paused at ``now``."""
        return replace(self, gone=self.seconds - self.left(now), since=None)

    def lengthened(self, minutes: int) -> RoundClock:
        """The clock with more minutes of play (fewer when negative)."""
        return replace(self, seconds=max(0, self.seconds + 60 * minutes))


def round_length(work: Work) -> RoundLength:
    """The length of the club's rounds."""
    kept: Mapping[str, Any] = work.setting(LENGTH) or {}
    usual = RoundLength()
    return RoundLength(int(kept.get("minutes", usual.minutes)), int(kept.get("grace", usual.grace)))


def round_clock(work: Work) -> RoundClock | None:
    """The current clock, None when none was started or it was stopped."""
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
