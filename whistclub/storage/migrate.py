"""Creates a new club, recognises an old one, and migrates it to the schema of this program."""

from __future__ import annotations

import logging
import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, column, insert, inspect, select, table, text

import whistclub
from whistclub.errors import KnownError
from whistclub.held import is_held
from whistclub.resources import version
from whistclub.storage.club_file.copying import copy_file, look_at, sync
from whistclub.storage.engine import BUSY_MILLISECONDS, begin_writing, is_url, open_engine, sqlite_path
from whistclub.storage.faults import known_errors
from whistclub.storage.server.connect import ready_to_build, shown_place, unlimited
from whistclub.storage.tables import schema
from whistclub.storage.tables.rows import canonical, sealed

PROGRAM_SETTING: Final = "written_by"
"""Setting that holds the program version which migrated the club to its schema."""

_log = logging.getLogger(__name__)
_MAGIC: Final = b"SQLite format 3\0"
_HEADER: Final = 100
_LAST_SCHEMA: Final = 9_999
"""No schema will have a greater number; the header says something else where one stands there."""
_TABLES: Final = frozenset(
    {"player", "season", "evening", "sheet", "deal", "adjustment", "action", "action_change", "result", "counter",
     "setting", "alembic_version"}
)  # fmt: skip
"""The tables of every schema."""
_alembic_version: Final = table("alembic_version", column("version_num"))


def migrations_path() -> Path:
    """The path of the Alembic environment: inside the installed package, else beside it in the source tree."""
    package = Path(whistclub.__file__).resolve().parent
    installed = package / "db"
    return installed if installed.is_dir() else package.parent / "db"


def ready_engine(place: str | Path, *, busy_milliseconds: int = BUSY_MILLISECONDS) -> Engine:
    """Returns an engine for a club with the current schema: a missing club is created, an older one migrated.

    KnownError: ``newer_club`` (values: ``club``, ``schema``, ``known``, ``program``), ``not_a_club``, ``damaged``,
    ``no_folder``, and database errors (storage/faults.py). A refused file is left unchanged."""
    if is_url(str(place)) and not str(place).startswith("sqlite"):
        return _ready_server(str(place))
    path = sqlite_path(place)
    with known_errors(str(path)):
        if not path.exists():
            _make_file(path)
        refuse_strangers(path)
        engine = open_engine(path, busy_milliseconds=busy_milliseconds)
        try:
            with engine.connect() as connection:
                found = int(connection.exec_driver_sql("PRAGMA user_version").scalar_one())
            if found < schema.SCHEMA:
                engine.dispose()
                upgrade_file(path, found)
            _try_writing(engine)
        except BaseException:
            engine.dispose()
            raise
        return engine


def build(connection: Connection) -> None:
    """Creates an empty club inside the transaction of ``connection``."""
    schema.metadata.create_all(connection)
    connection.execute(insert(schema.counter), sealed(schema.counter, {"id": 1, "revision": 0, "last_id": 0}))
    connection.exec_driver_sql(
        "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL, "
        "CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))"
    )
    connection.execute(insert(_alembic_version), {"version_num": schema.HEAD})
    connection.execute(
        insert(schema.setting), sealed(schema.setting, {"key": PROGRAM_SETTING, "value": canonical(version())})
    )


def upgrade_file(path: Path, found: int) -> Path:
    """Migrates a club file of schema ``found`` to the current one in one transaction, after making a copy beside it.

    Returns the path of the copy. KnownError ``migration_failed`` when rows would refer to missing ones; the file is
    then unchanged."""
    copy = path.with_name(f"{path.name}.schema-{found}")
    copy_file(path, copy)
    # A separate engine: with foreign keys on, SQLite would delete the child rows of every table that is rebuilt.
    engine = open_engine(path, foreign_keys=False)
    try:
        with engine.connect() as connection:
            begin_writing(connection)
            run_migrations(connection)
            if connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
                raise KnownError("migration_failed", club=str(path), copy=str(copy))
            mark_as_club(connection)
            connection.commit()
    finally:
        engine.dispose()
    _log.info("migrated: schema %d to %d", found, schema.SCHEMA)
    return copy


def run_migrations(connection: Connection) -> None:
    """Runs Alembic inside the transaction of ``connection``."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(migrations_path()).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _make_file(path: Path) -> None:
    """Creates a new club file; it appears under its name only when it is complete."""
    if not path.parent.is_dir():
        raise KnownError("no_folder", folder=str(path.parent))
    unfinished = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        engine = open_engine(unfinished, create=True)
        try:
            with engine.connect() as connection:
                begin_writing(connection)
                build(connection)
                mark_as_club(connection)
                connection.commit()
        finally:
            engine.dispose()
        sync(unfinished)
        if path.exists():
            return
        os.replace(unfinished, path)
    finally:
        for left in (
            unfinished,
            *(unfinished.with_name(unfinished.name + end) for end in ("-wal", "-shm", "-journal")),
        ):
            with suppress(OSError):
                left.unlink()


def mark_as_club(connection: Connection) -> None:
    """Marks a SQLite file as a club of the current schema."""
    connection.exec_driver_sql(f"PRAGMA application_id = {schema.APPLICATION_ID}")
    connection.exec_driver_sql(f"PRAGMA user_version = {schema.SCHEMA}")


def refuse_strangers(path: Path, named: Path | None = None) -> None:
    """Checks only the header, so that a file that is not a club is left untouched.

    KnownError ``not_a_club``, ``not_a_whole_club``, ``newer_club``, ``damaged`` (cut short), ``read_only``,
    ``cannot_open`` about the file ``named`` (default: the file itself)."""
    club = str(named or path)
    if is_held(path):
        return  # it was looked at when it was opened
    try:
        with path.open("rb") as file:
            header = file.read(_HEADER)
    except PermissionError as error:
        raise KnownError("read_only", club=club) from error
    except OSError as error:
        raise KnownError("cannot_open", club=club) from error
    if len(header) < _HEADER or not header.startswith(_MAGIC):
        raise KnownError("not_a_club", club=club)
    if int.from_bytes(header[68:72], "big") != schema.APPLICATION_ID:
        raise KnownError("not_a_club", club=club)
    found = int.from_bytes(header[60:64], "big")
    if not 0 < found <= _LAST_SCHEMA:
        raise KnownError("not_a_whole_club", club=club)
    if found > schema.SCHEMA:
        raise _newer(path, found, club)
    if _cut_short(path, header):
        raise KnownError("damaged", club=club)
    if not _has_tables(path):
        raise KnownError("not_a_whole_club", club=club)


def _has_tables(path: Path) -> bool:
    """Whether the file has the tables every club has; one that cannot be read is judged when it is opened."""
    try:
        with closing(look_at(path)) as file:
            names = {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.Error:
        return True
    return names >= _TABLES


def _cut_short(path: Path, header: bytes) -> bool:
    """Whether pages at the end are missing, which SQLite itself notices only when it needs one of them. With a log
    beside the file the answer is no, since the log may still hold them."""
    log = path.with_name(path.name + "-wal")
    if log.exists() and log.stat().st_size > 0:
        return False
    # The page size 65536 is stored as 1.
    page_size = int.from_bytes(header[16:18], "big")
    pages = int.from_bytes(header[28:32], "big")
    return path.stat().st_size < pages * (65536 if page_size == 1 else page_size)


def _newer(path: Path, found: int, club: str) -> KnownError:
    program = ""
    with (
        suppress(sqlite3.Error),
        closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as file,
    ):
        row = file.execute("SELECT value FROM setting WHERE key = ?", (PROGRAM_SETTING,)).fetchone()
        program = str(row[0]).strip('"') if row else ""
    return KnownError("newer_club", club=club, schema=found, known=schema.SCHEMA, program=program)


def _try_writing(engine: Engine) -> None:
    """Tries to write, so that a read-only club is reported when it is opened, not at the first deal."""
    with engine.connect() as connection:
        begin_writing(connection)
        connection.execute(select(schema.counter))


def _ready_server(url: str) -> Engine:
    engine = open_engine(url)
    place = shown_place(engine)
    try:
        with known_errors(place), engine.connect() as connection:
            begin_writing(connection)
            ready_to_build(connection, place)
            unlimited(connection)
            tables = set(inspect(connection).get_table_names())
            if "alembic_version" not in tables:
                if tables:
                    raise KnownError("not_a_club", club=place)
                build(connection)
            else:
                _upgrade_server(connection, place)
            connection.commit()
    except BaseException:
        engine.dispose()
        raise
    return engine


def _upgrade_server(connection: Connection, place: str) -> None:
    found = connection.scalar(select(_alembic_version.c.version_num))
    if found == schema.HEAD:
        return
    if found is None or found > schema.HEAD:
        program = connection.scalar(text("SELECT value FROM setting WHERE key = :key"), {"key": PROGRAM_SETTING})
        raise KnownError(
            "newer_club", club=place, schema=found, known=schema.HEAD, program=str(program or "").strip('"')
        )
    run_migrations(connection)
    _log.info("migrated: schema %s to %s", found, schema.HEAD)
