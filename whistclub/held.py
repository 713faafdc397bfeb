"""The club files this process holds open.

On POSIX systems a process loses all its locks on a file when any descriptor of that file closes. So nothing but the
database driver may open a club that is open here, nor its log: whoever reads files asks ``is_held`` first."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from whistclub.errors import KnownError

LOG_ENDS = ("-wal", "-shm")
"""Suffixes of the log and the shared memory beside a club file."""

_held: Counter[Path] = Counter()
_lock = threading.Lock()


def hold(path: Path) -> None:
    """Notes that the database driver has the club file at ``path`` open, once more."""
    with _lock:
        _held[path.resolve()] += 1


def release(path: Path) -> None:
    """Takes one ``hold`` back."""
    with _lock:
        _held.subtract([path.resolve()])
        for gone in [path for path, count in _held.items() if count <= 0]:
            del _held[gone]


def is_held(path: Path) -> bool:
    """Whether ``path`` is a club open in this process, its log or its shared memory, under whatever name."""
    with _lock:
        files = [held.with_name(held.name + end) for held in _held for end in ("", *LOG_ENDS)]
    return _same(path, files)


def refuse_held(path: Path) -> None:
    """KnownError ``club_is_open`` when ``is_held``."""
    if is_held(path):
        raise KnownError("club_is_open", file=str(path))


def _same(path: Path, files: Iterable[Path]) -> bool:
    try:
        found = path.stat()
    except OSError:
        return False
    for file in files:
        try:
            other = file.stat()
        except OSError:
            continue
        if (found.st_dev, found.st_ino) == (other.st_dev, other.st_ino):
            return True
    return False
