"""Copies of the club: one a day automatically, others on request; restored on request or if the club is damaged."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from whistclub.errors import KnownError

AFTER_OPENING: Final = 5000
"""Milliseconds from opening a club to its daily copy, so that the copy does not delay opening."""


class DailyBackup(QObject):
    """Copies the open club once a day, in a background thread. ``failed`` carries the ``KnownError`` of a failed copy,
    which does not interrupt the marker."""

    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._place = ""
        self._thread: threading.Thread | None = None
        self._soon = QTimer(self, singleShot=True, interval=AFTER_OPENING)
        self._soon.timeout.connect(self.copy_now)

    def opened(self, place: str) -> None:
        """Called when a club was opened: copies it a little later if it has changed since its newest copy."""
        self._place = place
        self._soon.start()

    def copy_now(self) -> None:
        """Starts a copy; does nothing while one is being made."""
        if self._thread is None or not self._thread.is_alive():
            self._thread = threading.Thread(target=self._copy, args=(self._place,))
            self._thread.start()

    def _copy(self, place: str) -> None:
        from whistclub.storage.club_file.backup import keep_copy

        try:
            keep_copy(place)
        except KnownError as error:
            self.failed.emit(error)
        except OSError as error:
            self.failed.emit(KnownError("cannot_write", path=str(error.filename or place)))

    def closed(self) -> None:
        """Called when the club was closed: copies it before the program ends if it has changed since its newest
        copy."""
        self._soon.stop()
        self.finish()
        if self._place:
            self.blockSignals(True)
            self._copy(self._place)
            self.blockSignals(False)
        self._place = ""

    def finish(self) -> None:
        """Waits until the copy being made is finished."""
        if self._thread is not None:
            self._thread.join()


def newest_sound_copy(place: str) -> Path | None:
    """Returns the newest intact copy of a club, None if there is none."""
    from whistclub.storage.club_file.backup import newest_sound

    try:
        return newest_sound(place)
    except (KnownError, OSError):
        return None
