"""The storage of a club: opens transactions on its database."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from sqlalchemy import Connection, Engine, exc

from whistclub.errors import KnownError
from whistclub.held import hold, release
from whistclub.storage.club_file.copying import copy_open, unfinished_file
from whistclub.storage.club_file.guard import Guard
from whistclub.storage.club_file.open_mark import mark_open, take_mark_away
from whistclub.storage.engine import begin_writing
from whistclub.storage.faults import known_errors
from whistclub.storage.memo import Memo
from whistclub.storage.server.connect import shown_place
from whistclub.storage.server.listening import Heard, Listener
from whistclub.storage.work import SqlWork


class _Reading(ExitStack):
    """Holds the shared reading transaction ``work``, once it is open, and ends it."""

    work: SqlWork | None = None


class _Here(threading.local):
    """State of one thread. ``reading``: the reading transaction shared by its reads."""

    reading: _Reading | None = None


class SqlStore:
    """Storage of one club. ``place``: its file, or its URL without password, as it may be shown to people."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._memo = Memo()
        self._here = _Here()
        self.place = shown_place(engine)
        self._guard: Guard | None = None
        self._marked = self._closed = False
        self._listener: Listener | None = None
        if engine.dialect.name == "sqlite":
            self.place = str(engine.url.database)
            if engine.url.database:
                self._guard = Guard(Path(self.place))
                hold(self._guard.path)

    @property
    def path(self) -> Path | None:
        """The club's file; None for a club in a database server."""
        return Path(self.place) if self._engine.dialect.name == "sqlite" else None

    @contextmanager
    def connection(self) -> Iterator[Connection]:
        """A plain connection for inspecting the database itself. KnownError ``club_closed`` after ``close``: the engine
        would connect again, and hold the file."""
        if self._closed:
            raise KnownError("club_closed", club=self.place)
        with known_errors(self.place), self._engine.connect() as connection:
            yield connection

    @contextmanager
    def work(self) -> Iterator[SqlWork]:
        """A transaction for reading, rolled back at the end. KnownError as ``known_errors``."""
        reading = self._here.reading
        if reading is None:
            with self._begun() as work:
                yield work
            return
        try:
            if reading.work is None:
                reading.work = reading.enter_context(self._begun())
            with known_errors(self.place):
                yield reading.work
        except BaseException:
            # A server refuses everything in a transaction that has failed.
            self._end_reading()
            raise

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Context manager in which every ``work`` of this thread shares one transaction, until it ends or the thread
        acts; later reads see the result of the action."""
        self._end_reading()
        self._here.reading = _Reading()
        try:
            yield
        finally:
            self._end_reading()

    def _end_reading(self) -> None:
        reading, self._here.reading = self._here.reading, None
        if reading is not None:
            reading.close()

    @contextmanager
    def _begun(self) -> Iterator[SqlWork]:
        with self.connection() as connection:
            if connection.dialect.name == "postgresql":
                # All statements then see the same moment, as in SQLite.
                connection.execution_options(isolation_level="REPEATABLE READ")
            connection.begin()
            yield SqlWork(connection, "", self._memo, writing=False)

    @contextmanager
    def act(self, who: str, *, facts: bool = True) -> Iterator[SqlWork]:
        """A transaction for one action by ``who``, the only one writing; rolled back at the end unless committed.
        ``facts`` False: it writes drafts and settings alone.

        KnownError as ``known_errors`` and ``Guard.look``. When the files of the club have moved away during the
        action, it is reported although it may have been written."""
        self._end_reading()
        with self.connection() as connection:
            if self._guard is not None and not self._marked:
                mark_open(connection)
                self._marked = True
            begin_writing(connection, facts=facts)
            self._look()
            work = SqlWork(connection, who, self._memo, writing=True)
            yield work
            self._look()
        if work.erased:
            self._memo = Memo()
            if self._guard is not None:
                self._compact()

    def _compact(self) -> None:
        """Writes the file anew without free pages and empties its log, so that no byte of what was erased stays.

        While another program reads the club this waits, and is then left to the next closing of the club."""
        with self._engine.connect() as connection, suppress(sqlite3.OperationalError):
            driver = connection.connection.driver_connection
            assert isinstance(driver, sqlite3.Connection)
            driver.execute("VACUUM")
            driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    def listen(self, who: str, heard: Heard) -> None:
        """Calls ``heard``, in another thread, whenever another marker changes a club in a server, until ``close``."""
        if self._engine.dialect.name == "postgresql" and self._listener is None:
            self._listener = Listener(self._engine, who, heard)
            self._listener.start()

    def _look(self) -> None:
        if self._guard is not None:
            self._guard.look()

    def save_copy(self, target: Path) -> None:
        """Writes the club as it is open here into a new file, also when its own file was renamed, replaced or deleted.

        KnownError ``server_club``, ``file_exists``, and errors of the disk about ``target``."""
        if self._guard is None:
            raise KnownError("server_club")
        if target.exists():
            raise KnownError("file_exists", file=str(target))
        self._end_reading()
        with self._engine.connect() as connection, known_errors(str(target)), unfinished_file(target) as copy:
            copy_open(connection, copy)

    def close(self) -> None:
        """Closes all connections; the log of a SQLite file is then written into the file itself."""
        if self._listener is not None:
            self._listener.stop()
        try:
            with known_errors(self.place):
                if self._guard is not None:
                    # A mark that stays is told at the next opening; closing goes on.
                    with suppress(exc.DBAPIError), self._engine.connect() as connection:
                        take_mark_away(connection)
                self._engine.dispose()
        finally:
            self._marked, self._closed = False, True
            if self._guard is not None:
                release(self._guard.path)
                self._guard = None
