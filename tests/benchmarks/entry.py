"""S1: Enter pressed on a complete deal → facts, journal, results on disk → score sheet, table card, standings painted.

Floor: one INSERT and commit of the same bytes with plain sqlite3, then a repaint of two plain tables and a label with
as many cells of the same size, in the same style. The evening has 40 tables; it lies in the benchmark club and, for
comparison, in an empty one."""

from __future__ import annotations

import gc
import sqlite3
import statistics
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint

from tests.benchmarks.common import DEALS, ENTERED, FRAME, TABLES, Figure, copied, in_milliseconds, large_evening
from tests.benchmarks.screen import DEALS as KEYS
from tests.benchmarks.screen import SIZE, PlainTables, application, cells_of, press, press_and_settle, settle
from whistclub.bootstrap import open_club

WARM_UP = 8
LINES_OF_STANDINGS = 300
"""Pixels of the standings that are on the screen below the cards."""


class Evening:
    """A large evening on two screens: the table being entered, and the overview with cards and standings."""

    def __init__(self, place: Path, preferences: Any) -> None:
        from whistclub.club import queries
        from whistclub.desktop.controller import Controller
        from whistclub.desktop.evening.overview import EveningView
        from whistclub.desktop.main_window.window import MainWindow

        self.club = open_club(place, "bench")
        self.evening = large_evening(self.club)
        self.sheets = [sheet.record.id for sheet in self.club.read(queries.evening, self.evening).sheets]
        self.controller = Controller(self.club, preferences, str(place))
        self.window = MainWindow(preferences)
        self.window.resize(*SIZE)
        self.window.show()
        self.window.open(self.controller)
        self.window.open_evening(self.evening)
        self.overview = EveningView(self.controller)
        self.overview.show_evening(self.evening)
        self.overview.resize(SIZE[0], 2600)
        self.overview.show()
        self.overview.enter()
        settle()
        # So high that all cards and the first lines of the standings are on the screen.
        above = self.overview.standings.mapTo(self.overview, QPoint(0, 0)).y()
        self.overview.resize(SIZE[0], above + LINES_OF_STANDINGS)
        self.controller.changed.connect(self.overview.reload)
        settle()

    @property
    def page(self) -> Any:
        return self.window.tonight._over

    def prepare(self, sheet: int, deal: str) -> None:
        """Opens the table and types the deal, but for Enter."""
        self.window.tonight.show_table(self.sheets[sheet])
        settle()
        for key in deal[:-1]:
            press(self.page.strip, key)
        settle()

    def enter(self) -> float:
        """Milliseconds from Enter to the last cell painted."""
        strip = self.page.strip
        return in_milliseconds(lambda: press_and_settle(strip, "⏎"))


def written_bytes(club: Any) -> int:
    """How many bytes of text and numbers the latest action stored."""
    total = 0
    with club.store.connection() as connection:
        action = connection.exec_driver_sql("SELECT max(id) FROM action").scalar()
        for table in ("action_change", "deal_version", "deal", "action"):
            key = "action_id" if table == "action_change" else "id"
            wanted = action if table.startswith("action") else None
            if wanted is None:
                row = connection.exec_driver_sql(f"SELECT * FROM {table} ORDER BY id DESC LIMIT 1").fetchall()
            else:
                row = connection.exec_driver_sql(f"SELECT * FROM {table} WHERE {key} = {wanted}").fetchall()
            total += sum(len(str(value)) for found in row for value in found if value is not None)
    return total + 4 * 10 * 4


def floor_write(path: Path, size: int) -> Callable[[], None]:
    """One INSERT and commit of so many bytes, under the club's own PRAGMAs."""
    file = sqlite3.connect(path, isolation_level=None)
    for pragma in ("journal_mode = wal", "synchronous = 2", "foreign_keys = 1", "cell_size_check = 1"):
        file.execute(f"PRAGMA {pragma}")
    file.execute("CREATE TABLE fact (id INTEGER PRIMARY KEY, bytes BLOB)")
    blob = b"x" * size

    def write() -> None:
        file.execute("BEGIN IMMEDIATE")
        file.execute("INSERT INTO fact (bytes) VALUES (?)", (blob,))
        file.execute("COMMIT")

    return write


def figures(club: Path, folder: Path) -> list[Figure]:
    _app, preferences = application(folder)
    full = Evening(copied(club, folder, "full.whist"), preferences)
    empty = Evening(folder / "empty.whist", preferences)
    keys, write, plain = KEYS["belgian"], None, None
    taken: list[tuple[float, float, float]] = []
    gc.collect()
    for number in range(TABLES * (DEALS - ENTERED)):
        sheet, deal = number % TABLES, keys[number % len(keys)]
        full.prepare(sheet, deal)
        in_full = full.enter()
        if write is None or plain is None:
            write = floor_write(folder / "floor.db", written_bytes(full.club))
            plain = PlainTables(full.page.sheet, full.overview.standings)
        floor = in_milliseconds(lambda write=write, plain=plain, n=number: (write(), plain.repaint_with(f"deal {n}")))
        empty.prepare(sheet, deal)
        taken.append((in_full, floor, empty.enter()))
    assert len(cells_of(full.page.sheet)) == DEALS
    assert len(cells_of(full.overview.standings)) == 4 * TABLES
    median, floor, without = (statistics.median(column) for column in zip(*taken[WARM_UP:], strict=True))
    return [
        Figure("S1", "enter a deal, evening of 40 tables", median, floor, target=4, limit=FRAME),
        Figure("S1", "the same against an empty club", median, without, target=1.2),
    ]
