"""S8: a season of evening files into an empty club. Floor: ``json.load`` of them and one transaction of INSERTs."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

from tests.benchmarks.common import Figure, copied, median_of
from whistclub.bootstrap import open_club

TIMES = 3


def figures(club: Path, folder: Path) -> list[Figure]:
    from whistclub.club import queries
    from whistclub.club.imports.merge import import_evenings
    from whistclub.files.evening import read_evening
    from whistclub.files.writing import file_name, write_evening

    opened = open_club(copied(club, folder, "full.whist"))
    season = opened.read(queries.seasons)[-1]
    files = []
    for record in opened.read(queries.evenings, season.id):
        evening = opened.read(queries.exchanged, record.id)
        files.append(folder / file_name(evening))
        files[-1].write_bytes(write_evening(evening))
    opened.close()
    number = 0

    def ours() -> None:
        nonlocal number
        number += 1
        target = open_club(folder / f"target-{number}.whist")
        target.act(import_evenings, [read_evening(file.read_bytes()) for file in files])
        target.close()

    def plain() -> None:
        nonlocal number
        number += 1
        file = sqlite3.connect(folder / f"floor-{number}.db", isolation_level=None)
        file.execute("PRAGMA journal_mode = wal")
        file.execute("PRAGMA synchronous = 2")
        file.execute("CREATE TABLE sheet (id INTEGER PRIMARY KEY, evening INTEGER, facts TEXT)")
        file.execute("CREATE TABLE deal (id INTEGER PRIMARY KEY, sheet INTEGER, position INTEGER, facts TEXT)")
        file.execute("BEGIN")
        for evening, path in enumerate(files):
            with path.open(encoding="utf-8") as text:
                for sheet in json.load(text)["sheets"]:
                    deals = sheet.pop("deals", ())
                    facts = json.dumps(sheet)
                    row = file.execute("INSERT INTO sheet (evening, facts) VALUES (?, ?)", (evening, facts)).lastrowid
                    rows = [(row, place, json.dumps(deal)) for place, deal in enumerate(deals)]
                    file.executemany("INSERT INTO deal (sheet, position, facts) VALUES (?, ?, ?)", rows)
        file.execute("COMMIT")
        file.close()

    taken, floor = median_of(ours, TIMES), median_of(plain, TIMES + 2)
    return [Figure("S8", "import of a season", taken, floor, target=14, limit=4000)]
