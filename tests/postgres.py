"""A PostgreSQL server for tests: in a temporary folder, of an unprivileged user, reached through a socket only.

Debian's own cluster is neither needed nor touched. Where no server can be started its tests are skipped by name; with
``CI=true`` they fail instead."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

OWNER: Final = "marker"
"""The server's own user, who needs no password."""
GUEST, PASSWORD = "guest", "se cret/ü@%"
"""A user with a password and no rights."""
_ACCESS: Final = f"local all {OWNER} trust\nlocal all all scram-sha-256\nhost all all 127.0.0.1/32 scram-sha-256\n"
_SETTINGS: Final = "listen_addresses = ''\nfsync = off\nmax_connections = 60\nlc_messages = 'C'\n"


def programs() -> Path | None:
    """The folder of the server's programs, None where it is not installed."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name), reverse=True)
    found = shutil.which("postgres")
    places = [*folders, *([Path(found).resolve().parent] if found else [])]
    return next((place for place in places if all((place / name).exists() for name in ("initdb", "pg_ctl"))), None)


class Server:
    """A running server. ``folder``: the one of its socket."""

    def __init__(self, folder: Path, bin: Path, owner: dict[str, Any]) -> None:
        self.folder, self._bin, self._owner = folder, bin, owner
        self._count = 0

    def url(self, database: str, user: str = OWNER) -> str:
        """The address of a database, without password."""
        return f"postgresql://{user}@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """Makes an empty database and returns its name."""
        self._count += 1
        name = f"club{self._count}"
        self.do("postgres", f"CREATE DATABASE {name}")
        return name

    def do(self, database: str, *statements: str) -> None:
        """Executes statements as the server's own user."""
        import psycopg

        with psycopg.connect(host=str(self.folder), user=OWNER, dbname=database, autocommit=True) as connection:
            for statement in statements:
                connection.execute(statement.encode())

    def start(self, *settings: str) -> None:
        """Starts the server, with ``settings`` of its command line."""
        log = self.folder / "log"
        options = " ".join(("-k", str(self.folder), *settings))
        self._run("pg_ctl", "-w", "-D", str(self.folder / "data"), "-l", str(log), "-o", options, "start")

    def stop(self) -> None:
        """Stops the server at once."""
        self._run("pg_ctl", "-w", "-D", str(self.folder / "data"), "-m", "immediate", "stop")

    def _run(self, name: str, *arguments: str) -> None:
        command = [str(self._bin / name), *arguments]
        # Not through pipes: the server would keep them open.
        with tempfile.TemporaryFile() as said:
            done = subprocess.run(
                command, stdin=subprocess.DEVNULL, stdout=said, stderr=said, cwd=self.folder, **self._owner
            )
            if done.returncode:
                said.seek(0)
                raise RuntimeError(f"{name}: {said.read().decode(errors='replace')}")


@contextmanager
def running_server() -> Iterator[Server]:
    """Context manager that gives a server of its own."""
    bin = programs()
    if bin is None:
        raise RuntimeError("no PostgreSQL server is installed")
    # The path of a socket may have a hundred letters; pytest's folders are longer.
    folder = Path(tempfile.mkdtemp(prefix="whistclub-"))
    owner = _unprivileged(folder)
    server = Server(folder, bin, owner)
    try:
        options = ("-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        server._run("initdb", "-D", str(folder / "data"), *options)
        for name, text in (("pg_hba.conf", _ACCESS), ("postgresql.conf", _SETTINGS)):
            (folder / "data" / name).write_text(text)
        server.start()
        try:
            secret = PASSWORD.replace("'", "''")
            server.do("postgres", f"CREATE ROLE {GUEST} LOGIN PASSWORD '{secret}'")
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _unprivileged(folder: Path) -> dict[str, Any]:
    """How to start programs as a user who is not root, to whom ``folder`` is given: the server refuses root."""
    if os.getuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A PostgreSQL server, one for the whole run of this process."""
    if programs() is None and os.environ.get("CI") != "true":
        pytest.skip("no PostgreSQL server is installed")
    with running_server() as started:
        yield started
