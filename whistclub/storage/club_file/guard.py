"""Watches over the files of an open club: the path must still name the file that was opened, its log must still be
beside it, and the locks on them must still be held. Otherwise what is written goes to a file nobody finds again."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from whistclub.errors import KnownError

_LOCKS: Final = Path("/proc/locks")
FileId = tuple[int, int]


class Guard:
    """Watches the club file at ``path``. ``look`` is called while a connection is open, before and after each
    commit."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = _identity(path)
        self._log: FileId | None = None
        self._locked = False
        """Whether locks of this process were seen: where the system tells them, they must stay."""

    def look(self) -> None:
        """KnownError ``club_moved`` when the file was renamed, replaced or deleted, ``log_gone`` when its log was,
        ``locks_gone`` when another part of this process has opened and closed one of them."""
        if _identity(self.path) != self._file:
            raise KnownError("club_moved", club=str(self.path))
        log = _identity(self.path.with_name(self.path.name + "-wal"))
        if self._log is not None and log != self._log:
            raise KnownError("log_gone", club=str(self.path))
        self._log = log
        # Without a log, locks are held only during a transaction.
        locked = log is not None and self._has_locks()
        if self._locked and not locked:
            raise KnownError("locks_gone", club=str(self.path))
        self._locked = locked

    def _has_locks(self) -> bool:
        """Whether the system lists a lock of this process on the file or its shared memory; only Linux tells."""
        if not sys.platform.startswith("linux"):
            return False
        shared = _identity(self.path.with_name(self.path.name + "-shm"))
        wanted = {f":{found[1]} " for found in (self._file, shared) if found is not None}
        try:
            lines = _LOCKS.read_text(encoding="ascii", errors="replace").splitlines()
        except OSError:
            return False
        mine = f" {os.getpid()} "
        return any(mine in line and any(inode in line for inode in wanted) for line in lines)


def _identity(path: Path) -> FileId | None:
    """Device and number of a file, None when it is not there."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
