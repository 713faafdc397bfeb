"""A club's storage: opens transactions on its database."""

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
    """Ends the transaction ``work``, once there is one."""

    work: SqlWork | None = None


class _Here(threading.local):
    """``reading``: what every reading of this thread is part of."""

    reading: _Reading | None = None


class SqlStore:
    """Storage of one club. ``place``: its file or its URL without password, as people may be shown it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._memo = Memo()
        self._here = _Here()
        self.place = engine.url.render_as_string(hide_password=True)
        if engine.dialect.name == "sqlite":
            self.place = str(engine.url.database)

    @property
    def path(self) -> Path | None:
        """The club's file; None when it lies in a database server."""
        return Path(self.place) if self._engine.dialect.name == "sqlite" else None

    @contextmanager
    def connection(self) -> Iterator[Connection]:
        """A bare connection for looking at the database itself."""
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
            # A server does nothing more in a transaction that has failed.
            self._end_reading()
            raise

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Until the end every ``work`` of this thread is one transaction, or until the thread acts: what is read after
        that is what the action has made of it."""
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
                # All statements then see one moment, as they do in SQLite.
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
        """Ends all connections; of a SQLite file the log is then written into the file itself."""
        with known_errors(self.place):
            self._engine.dispose()
