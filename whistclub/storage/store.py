"""The storage of a club: opens transactions on its database."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine

from whistclub.storage.engine import begin_writing
from whistclub.storage.faults import known_errors
from whistclub.storage.memo import Memo
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
        self.place = engine.url.render_as_string(hide_password=True)
        if engine.dialect.name == "sqlite":
            self.place = str(engine.url.database)

    @property
    def path(self) -> Path | None:
        """The club's file; None for a club in a database server."""
        return Path(self.place) if self._engine.dialect.name == "sqlite" else None

    @contextmanager
    def connection(self) -> Iterator[Connection]:
        """A plain connection for inspecting the database itself."""
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
    def act(self, who: str) -> Iterator[SqlWork]:
        """A transaction for one action by ``who``, the only one writing; rolled back at the end unless committed.

        KnownError as ``known_errors``."""
        self._end_reading()
        with self.connection() as connection:
            begin_writing(connection)
            yield SqlWork(connection, who, self._memo, writing=True)

    def close(self) -> None:
        """Closes all connections; the log of a SQLite file is then written into the file itself."""
        with known_errors(self.place):
            self._engine.dispose()
