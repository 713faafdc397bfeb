"""The clock of the round in the window: start, pause, lengthen, stop; a signal for every second."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from whistclub.club.actions.settings import keep_clock
from whistclub.club.evening.clock import Phase, RoundClock, RoundLength, round_clock

Now = Callable[[], datetime.datetime]

PUT_BY: Final = 60
"""Seconds between two saves of the elapsed time."""


class RoundTimer(QObject):
    """The clock of the round as the window uses it. ``ticked``: the time shown has changed. ``called`` carries the
    phase reached.

    ``now`` returns the current time (UTC); it is the only access to the system clock. After the computer slept or the
    program was closed, the first look catches up. If the system clock is set back, the round continues from the time
    left at the last look, or at the last save before the program was closed."""

    ticked = Signal()
    called = Signal(str)

    def __init__(
        self,
        read: Callable[..., RoundClock | None],
        keep: Callable[..., bool],
        now: Now,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._keep, self.now = keep, now
        self.clock: RoundClock | None = read(round_clock)
        if self.clock is not None and self.clock.since is not None and self.clock.since > now():
            self._keep_quietly(replace(self.clock, since=now()))
        self._seen = self._look()
        self.timer = QTimer(self, interval=250, timerType=Qt.TimerType.CoarseTimer)
        self.timer.timeout.connect(self.look)
        self._wind()

    def of(self, evening_id: int, round: int) -> RoundClock | None:
        """Returns the clock if it belongs to that round, else None."""
        clock = self.clock
        return clock if clock is not None and (clock.evening_id, clock.round) == (evening_id, round) else None

    def phase(self) -> Phase | None:
        """Returns the current phase, None without a clock."""
        return None if self.clock is None else self.clock.phase(self.now())

    def look(self) -> None:
        """Reads the time and emits signals for what has changed."""
        now = self.now()
        if now < self._at and self.clock is not None and self.clock.since is not None:
            self._put(self.clock.paused(self._at).started(now))
        elif self.clock is not None and self.clock.running(now) >= PUT_BY:
            self.put_by()
        seen = self._look()
        if seen == self._seen:
            return
        before, self._seen = self._seen, seen
        self.ticked.emit()
        if before is not None and seen is not None and seen[1] != before[1] and seen[1] in ("last_deal", "over"):
            self.called.emit(seen[1])

    def start(self, evening_id: int, round: int, length: RoundLength) -> None:
        """Starts the clock of a round, or resumes it."""
        clock = self.of(evening_id, round) or RoundClock(evening_id, round, 60 * length.minutes, 60 * length.grace)
        self._put(clock.started(self.now()))

    def pause(self) -> None:
        """Pauses the clock."""
        self.look()
        if self.clock is not None:
            self._put(self.clock.paused(self.now()))

    def add(self, minutes: int) -> None:
        """Adds minutes to play."""
        self.look()
        if self.clock is not None:
            late = min(0, self.clock.left(self.now()))
            # After the end, the minutes count from now.
            self._put(replace(self.clock.lengthened(minutes), seconds=self.clock.seconds - late + 60 * minutes))

    def put_by(self) -> None:
        """Saves the elapsed time."""
        if self.clock is not None and self.clock.running(self.now()):
            self._keep_quietly(self.clock.put_by(self.now()))

    def stop(self) -> None:
        """Removes the clock."""
        self._put(None)

    def _put(self, clock: RoundClock | None) -> None:
        if self._keep(keep_clock, clock):
            self.clock = clock
            self._seen = self._look()
            self._wind()
            self.ticked.emit()

    def _keep_quietly(self, clock: RoundClock) -> None:
        """Saves a clock that shows the same time as before, without a signal; a failed save is repeated at the next
        interval."""
        self._keep(keep_clock, clock)
        self.clock = clock

    def _look(self) -> tuple[int, Phase] | None:
        self._at = now = self.now()
        return None if self.clock is None else (self.clock.left(now), self.clock.phase(now))

    def _wind(self) -> None:
        running = self.clock is not None and self.clock.since is not None
        self.timer.start() if running else self.timer.stop()
