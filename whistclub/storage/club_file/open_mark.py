"""The mark a club file carries while it is written to: it tells that a log belongs to the file.

It is written into the file itself before the first action and taken away at a clean end. A file that carries it and has
no log beside it has lost what was entered since: a sync program or a person copied or deleted only one of the two."""

from __future__ import annotations

import datetime
import json
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from whistclub.storage.engine import begin_writing
from whistclub.storage.tables import schema
from whistclub.storage.tables.rows import canonical, sealed

SETTING: Final = "open_since"
"""Setting that holds the time of the mark (UTC, ISO 8601)."""


def mark_open(connection: Connection) -> None:
    """Marks the club of a SQLite connection as being written to; the mark is in the file, not in its log. Does nothing
    where the file has no log of this kind."""
    if connection.exec_driver_sql("PRAGMA journal_mode").scalar() != "wal":
        connection.rollback()
        return
    connection.rollback()
    begin_writing(connection)
    since = datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")
    connection.execute(delete(schema.setting).where(schema.setting.c.key == SETTING))
    connection.execute(insert(schema.setting), sealed(schema.setting, {"key": SETTING, "value": canonical(since)}))
    connection.commit()
    _into_the_file(connection)


def take_mark_away(connection: Connection) -> None:
    """Takes the mark away, if there is one, at a clean end."""
    marked = connection.execute(select(schema.setting.c.key).where(schema.setting.c.key == SETTING)).first()
    connection.rollback()
    if marked is None:
        return
    begin_writing(connection)
    connection.execute(delete(schema.setting).where(schema.setting.c.key == SETTING))
    connection.commit()
    _into_the_file(connection)


def _into_the_file(connection: Connection) -> None:
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def unmark_copy(copy: sqlite3.Connection) -> None:
    """Takes the mark out of a complete copy, which needs no log."""
    with suppress(sqlite3.OperationalError):  # a club of a version that has no such table
        copy.execute("DELETE FROM setting WHERE key = ?", (SETTING,))
        copy.commit()


def lost_since(path: Path) -> datetime.datetime | None:
    """The time since when entries of the club file ``path``, which nobody has open, may be missing: it carries the mark
    and has no log. None when nothing is missing."""
    log = path.with_name(path.name + "-wal")
    if log.exists() and log.stat().st_size > 0:
        return None
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as file:
        try:
            row = file.execute("SELECT value FROM setting WHERE key = ?", (SETTING,)).fetchone()
        except sqlite3.Error:
            return None
    with suppress(ValueError, TypeError):
        return None if row is None else datetime.datetime.fromisoformat(json.loads(row[0]))
    return None
