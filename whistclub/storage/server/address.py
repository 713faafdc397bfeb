"""The address of a club in a PostgreSQL server, always without password."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import URL, exc, make_url

from whistclub.errors import KnownError

PORT: Final = 5432
"""The port of a PostgreSQL server, unless it has another."""
_SECRET: Final = ("password", "sslpassword")


@dataclass(frozen=True, slots=True)
class ServerAddress:
    """Where a club lies. ``host``: a name, an IP address, or the folder of a socket ("/run/postgresql")."""

    host: str
    database: str
    user: str = ""
    port: int = PORT

    @property
    def url(self) -> str:
        """The address as a URL, as it is kept and shown."""
        is_folder = self.host.startswith("/")
        return URL.create(
            "postgresql",
            username=self.user or None,
            host=None if is_folder else self.host or None,
            port=None if is_folder or self.port == PORT else self.port,
            database=self.database,
            query={"host": self.host, **({"port": str(self.port)} if self.port != PORT else {})} if is_folder else {},
        ).render_as_string(hide_password=False)

    @classmethod
    def read(cls, place: str) -> ServerAddress | None:
        """The address in a URL; None when ``place`` is none of a PostgreSQL server."""
        try:
            url = make_url(place)
        except (exc.ArgumentError, ValueError):
            return None
        if not url.drivername.startswith("postgresql"):
            return None
        host, port = url.host or _first(url, "host"), url.port or int(_first(url, "port") or PORT)
        return cls(host, url.database or "", url.username or "", port)


def refuse_password(url: URL) -> None:
    """KnownError ``password_in_address`` when a URL holds a password: everybody on the computer could read it."""
    if url.password is not None or any(name in url.query for name in _SECRET):
        raise KnownError("password_in_address")


def _first(url: URL, name: str) -> str:
    found = url.query.get(name, "")
    return found if isinstance(found, str) else found[0]
