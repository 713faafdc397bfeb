"""S12: a deal entered into a club on a server, at once and 30 ms away, and how soon another marker hears of it.

The distance is made by a proxy that holds every byte back for half of the round trip, both ways. The floor is
one INSERT and commit of plain psycopg over the same distance."""

from __future__ import annotations

import asyncio
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from tests.benchmarks.common import Figure, in_milliseconds, percentile
from tests.club.deals import pair
from tests.conftest import Room
from tests.postgres import OWNER, Server, running_server
from whistclub.bootstrap import open_club
from whistclub.club import queries
from whistclub.club.actions.deals import enter_deal

AWAY = 0.030
"""Seconds of a round trip to the distant server."""
DEALS, HEARD = 40, 100
SOCKET = ".s.PGSQL.5432"


def figures(_club: Path, _folder: Path) -> list[Figure]:
    with running_server() as server, distant(server) as folder:
        database = server.new_database()
        near = _entered(server.url(database))
        away = _entered(f"postgresql://{OWNER}@/{database}?host={folder}")
        trips = (away - near) / (AWAY * 1000)
        floor = _plain(folder, server.new_database())
        return [
            Figure("S12", "deal entered, server on this machine, median", near, None, limit=150),
            Figure("S12", "deal entered, server 30 ms away, median", away, floor, limit=150),
            Figure("S12", "round trips of a deal", trips, None, "", limit=4),
            Figure("S12", "deal heard of by another marker, 99 of 100", _heard(server), None, limit=1000),
        ]


def _entered(place: str) -> float:
    """The median time of a deal, entered with all that the window has seen."""
    room = Room(place, open_club(place, "Ann"))
    evening = room.evening()
    sheet = room.table(evening, " ".join(f"{name}{evening}" for name in "ABCD"))
    taken = []
    for index in range(DEALS):
        seen = room.read(queries.sheet, sheet).deal_ids
        taken.append(
            in_milliseconds(lambda seen=seen, index=index: room.act(enter_deal, sheet, pair(index % 3, 3), seen=seen))
        )
    room.club.close()
    return median(taken)


def _plain(folder: str, database: str) -> float:
    import psycopg

    with psycopg.connect(host=folder, user=OWNER, dbname=database) as connection:
        connection.execute("CREATE TABLE deal (facts text)")
        connection.commit()

        def enter() -> None:
            connection.execute("INSERT INTO deal VALUES (%s)", ("x" * 500,))
            connection.commit()

        return median(in_milliseconds(enter) for _ in range(DEALS))


def _heard(server: Server) -> float:
    """The time from the commit of a deal until the listener of another window tells of it."""
    place = server.url(server.new_database())
    room, other = Room(place, open_club(place, "Ann")), open_club(place, "Bob")
    sheet, heard, taken = room.table(room.evening()), threading.Event(), []
    other.listen(lambda changed, _people: heard.set() if changed else None)
    time.sleep(1)
    for index in range(HEARD):
        heard.clear()
        room.enter(sheet, pair(index % 3, 3))
        taken.append(in_milliseconds(lambda: heard.wait(10)))
    room.club.close()
    other.close()
    return percentile(taken, 0.99)


@contextmanager
def distant(server: Server) -> Iterator[str]:
    """Gives the folder of a socket behind which the server is ``AWAY``."""
    with tempfile.TemporaryDirectory(prefix="whistclub-away-") as folder:
        loop = asyncio.new_event_loop()
        started = threading.Event()

        async def serve() -> None:
            async def welcome(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
                there = await asyncio.open_unix_connection(str(server.folder / SOCKET))
                await asyncio.gather(_held_back(reader, there[1]), _held_back(there[0], writer))

            await asyncio.start_unix_server(welcome, f"{folder}/{SOCKET}")
            started.set()

        thread = threading.Thread(target=loop.run_forever, daemon=True)
        thread.start()
        asyncio.run_coroutine_threadsafe(serve(), loop)
        started.wait(10)
        yield folder
        loop.call_soon_threadsafe(loop.stop)
        thread.join(10)


async def _held_back(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Passes on what is read, half a round trip later."""
    loop = asyncio.get_running_loop()
    while data := await reader.read(65_536):
        loop.call_later(AWAY / 2, writer.write, data)
    loop.call_later(AWAY / 2, writer.close)
