"""Turns database errors into errors the user can act on."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeGuard

from sqlalchemy import exc

from whistclub.errors import KnownError

_SQLITE_KEYS = {
    sqlite3.SQLITE_PERM: "read_only",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_IOERR: "disk_error",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_CANTOPEN: "cannot_open",
    sqlite3.SQLITE_NOTADB: "not_a_club",
}

_ROOM: Final = 65_536
"""Bytes of disk space needed to open and change a club."""


@contextmanager
def known_errors(place: str) -> Iterator[None]:
    """Context manager that turns database errors into KnownError: ``locked``, ``read_only``, ``disk_full``,
    ``disk_error``, ``damaged``, ``cannot_open``, ``not_a_club`` or ``unreachable`` (values: ``club``, the place
    given), or as ``server.connect.reason``."""
    try:
        yield
    except (exc.DBAPIError, sqlite3.Error) as error:
        if _is_servers(error):
            from whistclub.storage.server.connect import reason

            if (known := reason(error, place)) is None:
                raise
            raise known from error
        key = _key_of(error)
        if key is None:
            raise
        if key == "disk_error" and _is_full(place):
            key = "disk_full"
        if key == "cannot_open" and cannot_be_written(Path(place).absolute().parent):
            key = "read_only"
        raise KnownError(key, club=place) from error
    except (exc.TimeoutError, ConnectionError) as error:
        raise KnownError("unreachable", club=place) from error


def cannot_be_written(folder: Path) -> bool:
    """Whether an existing folder cannot be written, as on a read-only disk: a club needs files beside it to be
    opened."""
    return folder.is_dir() and not os.access(folder, os.W_OK)


def _is_full(place: str) -> bool:
    """Whether the disk of ``place`` is full: SQLite may then report a general disk error, for example when it cannot
    create the file for its shared memory."""
    try:
        return shutil.disk_usage(Path(place).absolute().parent).free < _ROOM
    except OSError:
        return False


def _is_servers(error: Exception) -> TypeGuard[exc.DBAPIError]:
    """Whether an error comes from the driver of PostgreSQL."""
    return isinstance(error, exc.DBAPIError) and type(error.orig).__module__.startswith("psycopg")


def _key_of(error: Exception) -> str | None:
    if isinstance(error, exc.IntegrityError | exc.ProgrammingError):
        return None
    original = error.orig if isinstance(error, exc.DBAPIError) else error
    if isinstance(original, sqlite3.Error):
        code = getattr(original, "sqlite_errorcode", None)
        if code is not None:
            return _SQLITE_KEYS.get(code & 0xFF)
        return "damaged" if "decode" in str(original) else None
    return None
