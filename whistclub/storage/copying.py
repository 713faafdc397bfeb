"""Copies of a club file and files in the making: whole or not there at all."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from whistclub.errors import KnownError
from whistclub.storage.faults import cannot_be_written, known_errors

ENDS: Final = ("-wal", "-shm", "-journal")
"""What SQLite puts beside a file."""
_NO_WRITING: Final = (errno.EROFS, errno.EACCES, errno.EPERM)


def copy_file(source: Path, target: Path) -> None:
    """A complete copy of a club file, what its log holds included; appears under its name only when it is whole."""
    with unfinished_file(target) as copy:
        copy_into(source, copy)


def copy_closed(source: Path, target: Path, named: Path | None = None) -> None:
    """A copy of a club file that is most likely not in use; of one in a folder that cannot be written, too.

    KnownError ``cannot_open`` about the source, ``disk_full``, ``read_only`` or ``cannot_open`` about the file
    ``named`` (default: the target)."""
    if _has_log(source):
        copy_into(source, target)
    else:
        _copy_bytes(source, target, named or target)


def sync(path: Path) -> None:
    """Returns when the file's bytes are on the disk."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


@contextmanager
def unfinished_file(target: Path) -> Iterator[Path]:
    """A name for a file in the making; it becomes ``target`` when all went well."""
    unfinished = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        yield unfinished
        sync(unfinished)
        os.replace(unfinished, target)
    finally:
        for end in ("", *ENDS):
            with suppress(OSError):
                unfinished.with_name(unfinished.name + end).unlink()


def _has_log(path: Path) -> bool:
    log = path.with_name(path.name + "-wal")
    return log.exists() and log.stat().st_size > 0


def copy_into(source: Path, target: Path, named: Path | None = None) -> None:
    """Copies a club file that may be in use into ``target``, its log included; ``named``: who is told of in errors."""
    closed = cannot_be_written(source.absolute().parent) and not _has_log(source)
    if closed:
        # SQLite would make files beside the source; where nobody can, nobody writes into it either.
        _copy_bytes(source, target, named or target)
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        if not closed:
            with known_errors(str(source)):
                # Opens it: what is wrong from here on is wrong with the target.
                old.execute("PRAGMA schema_version")
            old.backup(new)
        # The copy is one file by itself: it has no log beside it until it is opened as a club.
        new.execute("PRAGMA journal_mode = DELETE")


def _copy_bytes(source: Path, target: Path, named: Path) -> None:
    try:
        shutil.copyfile(source, target)
    except OSError as error:
        if error.errno == errno.ENOSPC:
            raise KnownError("disk_full", club=str(named)) from error
        if error.filename != str(target):
            raise KnownError("cannot_open", club=str(source)) from error
        key = "read_only" if error.errno in _NO_WRITING else "cannot_open"
        raise KnownError(key, club=str(named)) from error


def look_at(path: Path) -> sqlite3.Connection:
    """For a closed file: nothing is written, not beside it either."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)
