"""Copies a whole club from a file into a server or from a server into a file, and compares every total afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Table, delete, insert, inspect, select

from whistclub.club import queries
from whistclub.club.ports import EveningRecord, SeasonRecord
from whistclub.errors import KnownError
from whistclub.storage.check import check_club
from whistclub.storage.club_file import open_mark
from whistclub.storage.club_file.copying import unfinished_file
from whistclub.storage.engine import begin_writing, is_url, open_engine
from whistclub.storage.faults import known_errors
from whistclub.storage.memo import Memo
from whistclub.storage.migrate import build, mark_as_club, ready_engine
from whistclub.storage.server.connect import ready_to_build, shown_place, unlimited
from whistclub.storage.tables import schema
from whistclub.storage.work import SqlWork

_AT_ONCE: Final = 2_000
"""Rows read and written at once."""
_PLAYED: Final = (schema.player, schema.season, schema.evening, schema.action)
"""Tables that are empty in a new club."""


def move_club(source: str, target: str) -> int:
    """Copies the club at ``source`` to ``target``, a new file or a database without a club, whole or not at all. The
    club at ``source`` is left as it is. Returns how many deals it has.

    KnownError ``damaged`` (the club at ``source`` is not sound), ``file_exists``, ``club_there`` (the target has a
    club), ``move_differs`` (what arrived is not what was there), ``no_folder``, and errors of either database."""
    if check_club(source):
        raise KnownError("damaged", club=source)
    engine = ready_engine(source)
    try:
        with known_errors(shown_place(engine)), engine.connect() as old:
            if old.dialect.name == "postgresql":
                old.execution_options(isolation_level="REPEATABLE READ")
                unlimited(old)
            filled = _server(target) if is_url(target) and not target.startswith("sqlite") else _file(Path(target))
            with filled as new:
                _fill(old, new)
                _compare(old, new, target)
                return len(new.execute(select(schema.deal.c.id)).all())
    finally:
        engine.dispose()


@contextmanager
def _server(target: str) -> Iterator[Connection]:
    """Gives a connection to an empty club in a server; what is written is kept if there is no error."""
    engine = open_engine(target)
    place = shown_place(engine)
    try:
        with known_errors(place), engine.connect() as connection:
            begin_writing(connection)
            ready_to_build(connection, place)
            unlimited(connection)
            found = set(inspect(connection).get_table_names())
            if not found:
                build(connection)
            elif "alembic_version" not in found or _is_played(connection):
                raise KnownError("club_there", club=place)
            yield connection
            connection.commit()
    finally:
        engine.dispose()


@contextmanager
def _file(target: Path) -> Iterator[Connection]:
    """Gives a connection to a new club file, which appears if there is no error."""
    if target.exists():
        raise KnownError("file_exists", file=str(target))
    if not target.absolute().parent.is_dir():
        raise KnownError("no_folder", folder=str(target.absolute().parent))
    with known_errors(str(target)), unfinished_file(target) as unfinished:
        engine = open_engine(unfinished, create=True)
        try:
            with engine.connect() as connection:
                begin_writing(connection)
                build(connection)
                mark_as_club(connection)
                yield connection
                connection.commit()
        finally:
            engine.dispose()


def _is_played(connection: Connection) -> bool:
    return any(connection.execute(select(table).limit(1)).first() is not None for table in _PLAYED)


def _fill(old: Connection, new: Connection) -> None:
    for table in schema.metadata.sorted_tables:
        new.execute(delete(table))
        for rows in old.execute(_ordered(table)).yield_per(_AT_ONCE).partitions():
            new.execute(insert(table), [row._asdict() for row in rows])


def _compare(old: Connection, new: Connection, target: str) -> None:
    """Compares every row, and every standing and ranking as it is computed from what arrived."""
    for table in schema.metadata.sorted_tables:
        both = (connection.execute(_ordered(table)).yield_per(_AT_ONCE) for connection in (old, new))
        if not all(before == after for before, after in zip_longest(*both)):
            raise KnownError("move_differs", club=target)
    if _totals(old) != _totals(new):
        raise KnownError("move_differs", club=target)


def _ordered(table: Table) -> Any:
    """The rows of a table by their key, all but the mark of a file that is open."""
    if table is schema.setting:
        # Text has another order in each database.
        return select(table).where(table.c.key != open_mark.SETTING).order_by(table.c.checksum, table.c.value)
    return select(table).order_by(*table.primary_key)


def _totals(connection: Connection) -> list[Any]:
    work = SqlWork(connection, "", Memo(), writing=False)
    evenings: list[Any] = [queries.standings(work, evening.id) for evening in work.find(EveningRecord)]
    return evenings + [queries.ranking(work, season.id) for season in work.find(SeasonRecord)]
