"""Copies of the club: one a day by itself, others when asked; put back when asked, or when the club is damaged."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from whistclub.errors import KnownError

AFTER_OPENING: Final = 5000
"""Milliseconds from opening a club to its copy of the day: by then the marker is at work and nothing waits for it."""


class DailyBackup(QObject):
    """Copies the open club once a day, in a thread of its own. ``failed`` carries the ``KnownError`` that stood in the
    way; the marker goes on working."""

    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._place = ""
        self._thread: threading.Thread | None = None
        self._soon = QTimer(self, singleShot=True, interval=AFTER_OPENING)
        self._soon.timeout.connect(self.copy_now)

    def opened(self, place: str) -> None:
        """A club was opened: it is copied a little later, if it has changed since its newest copy."""
        self._place = place
        self._soon.start()

    def copy_now(self) -> None:
        """Starts copying; does nothing while a copy is being made."""
        if self._thread is None or not self._thread.is_alive():
            self._thread = threading.Thread(target=self._copy, args=(self._place,))
            self._thread.start()

    def _copy(self, place: str) -> None:
        from whistclub.storage.backup import keep_copy

        try:
            keep_copy(place)
        except KnownError as error:
            self.failed.emit(error)
        except OSError as error:
            self.failed.emit(KnownError("cannot_write", path=str(error.filename or place)))

    def closed(self) -> None:
        """The club was closed: what was done since its newest copy is copied before the program ends."""
        self._soon.stop()
        self.finish()
        if self._place:
            self.blockSignals(True)
            self._copy(self._place)
            self.blockSignals(False)
        self._place = ""

    def finish(self) -> None:
        """Waits for a copy that is being made."""
        if self._thread is not None:
            self._thread.join()


def newest_sound_copy(place: str) -> Path | None:
    """The newest copy a damaged club can be restored from; None when there is none."""
    from whistclub.storage.backup import newest_sound

    try:
        return newest_sound(place)
    except (KnownError, OSError):
        return None
