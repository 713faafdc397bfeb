"""Connections to a club's database, configured so that a committed deal is on disk."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event, exc, make_url

from whistclub.errors import KnownError
from whistclub.storage.club_file.place import place_of
from whistclub.storage.server.address import refuse_password

BUSY_MILLISECONDS: Final = 2000
"""How long a write waits for another program before it fails."""

_WRITERS_LOCK: Final = 0x57484953
"""Key of the advisory lock that admits one PostgreSQL writer at a time."""


def is_url(place: str) -> bool:
    """Whether ``place`` is an SQLAlchemy URL rather than the path of a file."""
    return "://" in place


def open_engine(
    place: str | Path,
    *,
    foreign_keys: bool = True,
    busy_milliseconds: int = BUSY_MILLISECONDS,
    create: bool = False,
) -> Engine:
    """An engine for a club file or a PostgreSQL URL; no connection is made yet. A file that is not there is an error
    unless ``create``.

    ``foreign_keys`` False: for migrations only (SQLite deletes child rows when a table is rebuilt with them on)."""
    if is_url(str(place)) and _address(str(place)).get_backend_name() != "sqlite":
        from whistclub.storage.server.connect import server_engine

        return server_engine(_address(str(place)))
    path = sqlite_path(place)
    address = f"{path.absolute().as_uri()}?mode={'rwc' if create else 'rw'}"
    engine = create_engine(
        URL.create("sqlite+pysqlite", database=str(path)),
        creator=lambda: sqlite3.connect(address, uri=True, check_same_thread=False),
        pool_size=2,
    )
    journal = "wal" if place_of(path) == "local" else "delete"
    wanted = {
        "busy_timeout": busy_milliseconds,
        "foreign_keys": int(foreign_keys),
        "journal_mode": journal,
        "synchronous": 2,
        "cell_size_check": 1,
    }

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _record: object) -> None:
        # Otherwise Python starts and ends transactions by itself and does not roll table changes back.
        connection.isolation_level = None
        _set_pragmas(connection, wanted)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writing = connection.get_execution_options().get("writing", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


def look_only_engine(path: Path) -> Engine:
    """A read-only engine for a club file that nobody has open; neither the file nor its folder is changed."""
    address = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
    return create_engine("sqlite+pysqlite://", creator=lambda: sqlite3.connect(address, uri=True), poolclass=NullPool)


def sqlite_path(place: str | Path) -> Path:
    """The file of a path or of a ``sqlite:///…`` URL."""
    return Path(_address(str(place)).database or "") if is_url(str(place)) else Path(place)


def _address(place: str) -> URL:
    """``place`` as an SQLAlchemy URL. KnownError ``unknown_database`` for a database that is not supported,
    ``password_in_address``."""
    kind = place.split("://", maxsplit=1)[0]
    try:
        url = make_url(place)
        known = url.drivername in ("sqlite", "sqlite+pysqlite", "postgresql", "postgresql+psycopg")
    except (exc.ArgumentError, exc.NoSuchModuleError, ValueError):
        known = False
    if not known:
        raise KnownError("unknown_database", kind=kind)
    refuse_password(url)
    return url


def begin_writing(connection: Connection, *, facts: bool = True) -> None:
    """Starts the only writing transaction until it ends. ``facts`` False: drafts and settings alone are written, which
    in a server needs no lock and keeps nobody waiting."""
    connection.execution_options(writing=True)
    connection.begin()
    if facts and connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_WRITERS_LOCK})")


def _set_pragmas(connection: sqlite3.Connection, wanted: dict[str, Any]) -> None:
    """Sets PRAGMAs and reads each back, since SQLite ignores them silently. KnownError ``unsafe_storage`` names the one
    that failed."""
    for name, value in wanted.items():
        connection.execute(f"PRAGMA {name} = {value}")
        row = connection.execute(f"PRAGMA {name}").fetchone()
        if row is None or row[0] != value:
            raise KnownError("unsafe_storage", setting=name, value=str(row and row[0]))
