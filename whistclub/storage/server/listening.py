"""Hears, on a connection of its own, when another marker has changed the club, and who else has it open."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import quote, unquote

from sqlalchemy import Connection, Engine, exc

CHANNEL: Final = "whistclub"
"""The channel on which every change of facts is announced when it is committed."""
Heard = Callable[[bool, tuple[str, ...]], object]
"""Called in the listener's thread: whether the club may have changed, and the names of the others who have it open."""

_log = logging.getLogger(__name__)
_LOOKS: Final = 1.0
"""Seconds between two looks at whether to end."""
_PEOPLE: Final = 3.0
"""Seconds between two looks at who is there."""
_AGAIN: Final = 2.0
"""Seconds before the next attempt to connect."""
_NAMED: Final = "whistclub:"
"""Begins the name of a listener's connection; the marker's name follows."""
_LONGEST: Final = 63 - len(_NAMED)


def announce(connection: Connection) -> None:
    """Tells the other markers, once the transaction is committed, that facts have changed."""
    connection.exec_driver_sql(f"SELECT pg_notify('{CHANNEL}', '')")


class Listener(threading.Thread):
    """Listens until ``stop``. When the connection is lost it connects again, and what it has missed counts as a
    change."""

    def __init__(self, engine: Engine, who: str, heard: Heard) -> None:
        super().__init__(name="listener", daemon=True)
        self._engine, self._heard = engine, heard
        # The name of a connection is short and in ASCII.
        self._signed = _NAMED + quote(who)[:_LONGEST]
        self._ends = threading.Event()
        self._people: tuple[str, ...] = ()

    def stop(self) -> None:
        """Ends the listening; returns at once."""
        self._ends.set()

    def run(self) -> None:
        """Listens, and connects again after a failure."""
        first = True
        while not self._ends.is_set():
            try:
                self._listen(first)
            except exc.DBAPIError as error:
                self._lost(error)
            except Exception as error:
                import psycopg

                if not isinstance(error, psycopg.Error):
                    raise
                self._lost(error)
            first = False
            self._ends.wait(_AGAIN)

    def _lost(self, error: Exception) -> None:
        _log.info("listening interrupted (%s)", type(error).__name__)

    def _listen(self, first: bool) -> None:
        connection = self._engine.raw_connection()
        driver: Any = connection.driver_connection
        connection.detach()
        try:
            driver.rollback()
            driver.autocommit = True
            driver.execute("SELECT set_config('application_name', %s, false)", (self._signed,))
            driver.execute(f"LISTEN {CHANNEL}")
            if not first:
                self._tell(True)
            looked = 0.0
            while not self._ends.is_set():
                changed = any(True for _ in driver.notifies(timeout=_LOOKS, stop_after=1))
                if changed:
                    self._tell(True)
                if time.monotonic() - looked > _PEOPLE:
                    looked = time.monotonic()
                    self._look(driver)
        finally:
            # Not through the pool, which would first speak to a server that may have gone.
            driver.close()

    def _look(self, driver: Any) -> None:
        """Tells who else has the club open, when that has changed."""
        asked = (
            "SELECT application_name FROM pg_stat_activity WHERE datname = current_database() "
            "AND pid <> pg_backend_pid() AND starts_with(application_name, %s) ORDER BY 1"
        )
        found = driver.execute(asked, (_NAMED,)).fetchall()
        people = tuple(unquote(name.removeprefix(_NAMED), errors="ignore") for (name,) in found)
        if people != self._people:
            self._people = people
            self._tell(False)

    def _tell(self, changed: bool) -> None:
        if not self._ends.is_set():
            self._heard(changed, self._people)
