"""Tries whether a club can be kept in a server, before it is opened there."""

from __future__ import annotations

from whistclub.storage.engine import open_engine
from whistclub.storage.faults import known_errors
from whistclub.storage.server.address import ServerAddress
from whistclub.storage.server.connect import ready_to_build


def try_connection(address: ServerAddress) -> None:
    """Connects once and looks whether a club can be kept there. KnownError with the reason when it cannot."""
    engine = open_engine(address.url)
    try:
        with known_errors(address.url), engine.connect() as connection:
            ready_to_build(connection, address.url)
    finally:
        engine.dispose()
