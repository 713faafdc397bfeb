"""Copies of club files, and files that appear only when they are complete."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Connection

from whistclub.errors import KnownError
from whistclub.held import is_held
from whistclub.storage.club_file.open_mark import unmark_copy
from whistclub.storage.faults import cannot_be_written, known_errors

ENDS: Final = ("-wal", "-shm", "-journal")
"""Suffixes of the files SQLite keeps beside a database."""
_NO_WRITING: Final = (errno.EROFS, errno.EACCES, errno.EPERM)


def copy_file(source: Path, target: Path) -> None:
    """Makes a complete copy of a club file, its log included; it appears as ``target`` only when it is complete."""
    with unfinished_file(target) as copy:
        copy_into(source, copy)


def copy_closed(source: Path, target: Path, named: Path | None = None) -> None:
    """Copies a club file that is most likely not in use, also from a folder that cannot be written.

    KnownError ``cannot_open`` about the source, ``disk_full``, ``read_only`` or ``cannot_open`` about the file
    ``named`` (default: the target)."""
    if _has_log(source) or is_held(source):
        copy_into(source, target)
    else:
        _copy_bytes(source, target, named or target)


def sync(path: Path) -> None:
    """Forces the bytes of a file onto the disk."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


@contextmanager
def unfinished_file(target: Path) -> Iterator[Path]:
    """Context manager that gives a temporary name for a file; without an error the file becomes ``target`` at the
    end."""
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
    """Copies a club file that may be in use into ``target``, its log included; ``named``: the file that errors
    mention."""
    closed = cannot_be_written(source.absolute().parent) and not _has_log(source) and not is_held(source)
    if closed:
        # SQLite would create files beside the source; in a read-only folder nobody writes to the source either.
        _copy_bytes(source, target, named or target)
    with closing(open_existing(source)) as old, closing(sqlite3.connect(target)) as new:
        if not closed:
            with known_errors(str(source)):
                # This opens the target: later errors concern the target.
                old.execute("PRAGMA schema_version")
            old.backup(new)
        _make_single(new)


def copy_open(connection: Connection, target: Path) -> None:
    """Copies the club of an open connection into the new file ``target``."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    with closing(sqlite3.connect(target)) as new:
        driver.backup(new)
        _make_single(new)


def _make_single(new: sqlite3.Connection) -> None:
    """Makes a copy a single file, without a log until it is opened as a club."""
    new.execute("PRAGMA journal_mode = DELETE")
    unmark_copy(new)


def open_existing(path: Path) -> sqlite3.Connection:
    """Opens a database file that is there, for reading and writing; never creates one."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)


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
    """Opens a closed file for reading; nothing is written, not even beside it."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)
