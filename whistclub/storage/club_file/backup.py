"""Backups of a club file: made even while the club is in use, rotated, and restored."""

from __future__ import annotations

import datetime
import glob
import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from whistclub.errors import KnownError
from whistclub.held import is_held
from whistclub.storage.check import database_is_sound
from whistclub.storage.club_file.copying import (
    ENDS,
    copy_closed,
    copy_into,
    look_at,
    open_existing,
    sync,
    unfinished_file,
)
from whistclub.storage.engine import is_url, sqlite_path
from whistclub.storage.faults import known_errors
from whistclub.storage.migrate import refuse_strangers
from whistclub.storage.tables import schema

FOLDER: Final = "backups"
"""Folder beside the club that holds the automatic backups."""
_DAMAGED: Final = ("damaged", "damaged_row", "disk_error")
KEPT: Final = 10
"""Number of automatic backups kept, one a day."""


def back_up(place: str | Path, target: Path, now: datetime.datetime | None = None) -> Path:
    """Writes a complete copy of the club at ``place`` to the file ``target``, or under a dated name into the folder
    ``target``.

    Returns the file. KnownError: ``server_club`` for a club in a database server, ``no_folder``, ``file_exists`` when
    the target is the club itself or a file that is no club, ``copied_damaged``, and errors of the disk
    (storage/faults.py)."""
    source = _file_of(place)
    if target.is_dir():
        target = target / _dated(source, now or datetime.datetime.now(), "%Y-%m-%d-%H%M%S")
    if not target.absolute().parent.is_dir():
        raise KnownError("no_folder", folder=str(target.absolute().parent))
    if target.exists() and (is_held(target) or target.resolve() == source.resolve() or not _is_club(target)):
        raise KnownError("file_exists", file=str(target))
    _checked_copy(source, target)
    return target


def _checked_copy(source: Path, target: Path) -> None:
    """Copies the club ``source`` to ``target`` once the copy is found sound in every row. A damaged one is kept beside
    it under a name that says so, since it may hold the newest deals, and replaces nothing; KnownError
    ``copied_damaged`` names it."""
    with known_errors(str(target)), unfinished_file(target) as copy:
        try:
            _copy_whole(source, copy, target)
            check_file(copy, source)
        except KnownError as error:
            if error.key not in _DAMAGED:
                raise
            aside = target.with_stem(f"{target.stem}-damaged")
            sync(copy)
            os.replace(copy, aside)
            raise KnownError("copied_damaged", club=str(source), file=str(aside)) from error


def _copy_whole(source: Path, copy: Path, named: Path) -> None:
    """Copies a club; byte by byte where the database cannot read it, unless this program has it open: then another
    reader would release its locks. KnownError ``damaged`` for one that is."""
    try:
        with known_errors(str(source)):
            copy_into(source, copy, named)
    except KnownError as error:
        if error.key in _DAMAGED and not is_held(source):
            shutil.copyfile(source, copy)
        raise


def restore(place: str | Path, backup: Path, now: datetime.datetime | None = None) -> Path | None:
    """Puts ``backup`` in the place of the club. Returns the new path of the replaced club, None when there was none.

    KnownError: ``server_club``, ``cannot_open``, ``not_a_club``, ``newer_club`` or ``backup_damaged`` about the backup;
    ``locked`` while a program has the club open; errors of the disk. The club is then unchanged."""
    club = _file_of(place)
    if not club.absolute().parent.is_dir():
        raise KnownError("no_folder", folder=str(club.absolute().parent))
    with known_errors(str(club)), unfinished_file(club) as copy:
        copy_closed(backup, copy, club)
        try:
            check_file(copy, backup)
        except KnownError as error:
            if error.key not in _DAMAGED:
                raise
            raise KnownError("backup_damaged", club=str(backup)) from error
        replaced = None
        if club.exists():
            _must_be_free(club)
            replaced = _free_name(club, now or datetime.datetime.now())
            for end in ("", *ENDS):
                with suppress(FileNotFoundError):
                    os.replace(club.with_name(club.name + end), replaced.with_name(replaced.name + end))
    return replaced


def keep_copy(place: str | Path, now: datetime.datetime | None = None) -> Path | None:
    """Makes the automatic backup: one a day beside the club, replacing an earlier one of the same day; the ``KEPT``
    newest are kept.

    Returns the backup; None when nothing has changed since the newest one. KnownError as ``back_up``; does nothing for
    a club in a database server, which needs backups of its own."""
    if is_url(str(place)) and not str(place).startswith("sqlite"):
        return None
    club = sqlite_path(place)
    with known_errors(str(club)):
        there = kept_copies(club)
        with closing(open_existing(club)) as file:
            revision = _revision(file)
        if there and _revision_of_copy(there[0]) == revision:
            return None
        folder = club.parent / FOLDER
        folder.mkdir(exist_ok=True)
        made = folder / _dated(club, now or datetime.datetime.now(), "%Y-%m-%d")
        _checked_copy(club, made)
        for old in kept_copies(club)[KEPT:]:
            old.unlink()
    return made


def kept_copies(place: str | Path) -> list[Path]:
    """The automatic backups of a club, newest first."""
    club = _file_of(place)
    date = "[0-9]" * 4 + "-" + "[0-9]" * 2 + "-" + "[0-9]" * 2
    return sorted(
        (club.parent / FOLDER).glob(f"{glob.escape(club.stem)}-{date}{glob.escape(club.suffix)}"), reverse=True
    )


def newest_sound(place: str | Path) -> Path | None:
    """The newest automatic backup that passes ``check_file``, None when none does."""
    for copy in kept_copies(place):
        with suppress(KnownError):
            check_file(copy, copy)
            return copy
    return None


def check_file(path: Path, named: Path) -> None:
    """Checks a closed club file: its header, its database, the checksum of every fact.

    KnownError ``cannot_open``, ``not_a_club``, ``newer_club`` or ``damaged`` about the file ``named``."""
    refuse_strangers(path, named)
    with known_errors(str(named)):
        _must_be_whole(path, named)
        with closing(look_at(path)) as file:
            found = int(file.execute("PRAGMA user_version").fetchone()[0])
        if found == schema.SCHEMA and not database_is_sound(path):
            raise KnownError("damaged", club=str(named))


def _file_of(place: str | Path) -> Path:
    if is_url(str(place)) and not str(place).startswith("sqlite"):
        raise KnownError("server_club")
    return sqlite_path(place)


def _is_club(path: Path) -> bool:
    with path.open("rb") as file:
        header = file.read(100)
    return int.from_bytes(header[68:72], "big") == schema.APPLICATION_ID


def _must_be_whole(path: Path, named: Path) -> None:
    with closing(look_at(path)) as file:
        if file.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise KnownError("damaged", club=str(named))


def _must_be_free(club: Path) -> None:
    """Raises KnownError ``locked`` while another program has the club open, since that would write on into the replaced
    file.

    A damaged club is not asked; it is moved aside as it is."""
    try:
        with closing(open_existing(club)) as file:
            file.isolation_level = None
            file.execute("PRAGMA busy_timeout = 1000")
            # Only the sole connection may leave WAL mode, and doing so moves the log into the file.
            file.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise
    except sqlite3.DatabaseError:
        return


def _revision(file: sqlite3.Connection) -> int:
    """The revision of a club: how many transactions have changed its facts."""
    return int(file.execute("SELECT revision FROM counter").fetchone()[0])


def _revision_of_copy(path: Path) -> int | None:
    """The revision of a backup; None when it cannot be read."""
    try:
        with closing(look_at(path)) as file:
            return _revision(file)
    except (sqlite3.Error, TypeError):
        return None


def _dated(club: Path, now: datetime.datetime, how: str) -> str:
    return f"{club.stem}-{now.strftime(how)}{club.suffix}"


def _free_name(club: Path, now: datetime.datetime) -> Path:
    """A free path for a replaced club: beside it, with the date and time in its name."""
    base = club.with_name(_dated(club, now, "replaced-%Y-%m-%d-%H%M%S"))
    names = (base, *(base.with_stem(f"{base.stem}-{number}") for number in range(2, 1000)))
    return next(name for name in names if not name.exists())
