"""Connections to a PostgreSQL server, each with limits of time, and the true reason when there is none."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, exc, text

from whistclub.errors import KnownError
from whistclub.storage.server.address import ServerAddress
from whistclub.storage.server.passwords import password_of

CONNECTING: Final = 5
"""Seconds a connection may take."""
WAITING: Final = 2_000
"""Milliseconds to wait for a lock of another marker."""
STUCK: Final = 8_000
"""Milliseconds after which the server ends a transaction whose program does nothing more: its locks are then free."""
STATEMENT: Final = 30_000
"""Milliseconds a statement may take."""
OLDEST: Final = 120_000
"""The oldest server that is supported: PostgreSQL 12."""
_LIMITS: Final[dict[str, Any]] = {
    "connect_timeout": CONNECTING,
    "options": f"-c lock_timeout={WAITING} -c statement_timeout={STATEMENT} "
    f"-c idle_in_transaction_session_timeout={STUCK}",
    # A server that has gone without a word is noticed after some ten seconds.
    "tcp_user_timeout": 10_000,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "application_name": "whistclub",
}


def server_engine(url: URL) -> Engine:
    """An engine for a PostgreSQL server, whose URL holds no password; no connection is made yet."""
    engine = create_engine(url.set(drivername="postgresql+psycopg"), pool_pre_ping=True, pool_size=2)
    place = shown_place(engine)

    @event.listens_for(engine, "do_connect")
    def limited(_dialect: object, _record: object, _arguments: object, options: dict[str, Any]) -> None:
        for name, value in _LIMITS.items():
            options.setdefault(name, value)
        if (password := password_of(place)) is not None:
            options["password"] = password

    return engine


def shown_place(engine: Engine) -> str:
    """The address of a club as it is shown and kept."""
    return engine.url.set(drivername=engine.url.get_backend_name()).render_as_string(hide_password=True)


def ready_to_build(connection: Connection, place: str) -> None:
    """Checks that a club can be made and migrated. KnownError ``server_old`` (values: ``found``, ``least``),
    ``server_no_right`` (``user``, ``database``)."""
    found: int = connection.connection.driver_connection.info.server_version  # type: ignore[union-attr]
    if found < OLDEST:
        raise KnownError("server_old", club=place, found=found // 10_000, least=OLDEST // 10_000)
    asked = "SELECT current_user, current_database(), has_schema_privilege(current_schema(), 'CREATE')"
    user, database, allowed = connection.execute(text(asked)).one()
    if not allowed:
        raise KnownError("server_no_right", user=user, database=database)


def unlimited(connection: Connection) -> None:
    """Lifts the limits of time of this transaction, such as a migration's."""
    for limit in ("statement_timeout", "idle_in_transaction_session_timeout"):
        connection.exec_driver_sql(f"SET LOCAL {limit} = 0")


def reason(error: exc.DBAPIError, place: str) -> KnownError | None:
    """The error of a PostgreSQL server as one the user can act on; None when it is a bug of the program.

    KnownError ``server_unknown_host``, ``server_refused``, ``server_silent``, ``server_password``,
    ``server_no_database``, ``server_no_right``, ``server_busy``, ``server_slow``, ``server_says`` or
    ``unreachable``."""
    import psycopg

    original, address = error.orig, ServerAddress.read(place) or ServerAddress("", "")
    about = {"club": place, "host": address.host or "localhost", "port": address.port, "user": address.user}
    about["database"] = address.database
    if isinstance(original, psycopg.errors.LockNotAvailable | psycopg.errors.DeadlockDetected):
        return KnownError("server_busy", club=place)
    if isinstance(original, psycopg.errors.SerializationFailure):
        return KnownError("server_busy", club=place)
    if isinstance(original, psycopg.errors.QueryCanceled | psycopg.errors.IdleInTransactionSessionTimeout):
        return KnownError("server_slow", club=place)
    if isinstance(original, psycopg.errors.InsufficientPrivilege):
        return KnownError("server_no_right", user=address.user, database=address.database, club=place)
    if isinstance(original, psycopg.errors.DiskFull):
        return KnownError("disk_full", club=place)
    if not isinstance(original, psycopg.OperationalError | psycopg.InterfaceError):
        return None
    return KnownError(_why_not(original, address), **about, text=_said(original))


def _why_not(error: Any, address: ServerAddress) -> str:
    """The key of the reason. A server speaks the language of its own set-up, so its words count last."""
    text, connection = str(error), getattr(error, "pgconn", None)
    if "resolve host" in text or "translate host name" in text:
        return "server_unknown_host"
    if "Connection refused" in text or "No such file or directory" in text:
        return "server_refused"
    if "timeout expired" in text or type(error).__name__ == "ConnectionTimeout" or "unreachable" in text:
        return "server_silent"
    if connection is not None and connection.needs_password:
        return "server_password"
    said = _said(error)
    if not text.startswith("connection failed") or not said:
        return "unreachable"
    names_user, names_database = (bool(name) and name in said for name in (address.user, address.database))
    if ("does not exist" in said and said.startswith("database")) or (names_database and not names_user):
        return "server_no_database"
    if "password" in said or (names_user and not names_database and connection and connection.used_password):
        return "server_password"
    return "server_says"


def _said(error: Any) -> str:
    """What the server itself has said, in its language; "" when it was not reached."""
    last = str(error).rstrip().rpartition("failed: ")[2].splitlines()
    first = last[0] if last else ""
    kind, colon, said = first.partition(":  ")
    return said.strip() if colon and kind.isupper() else ""
