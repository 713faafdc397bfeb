"""S4: every sheet of the club from its facts to its results. Floor: the same rows read and their JSON decoded."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

from tests.benchmarks.common import Figure, copied, median_of
from whistclub.bootstrap import open_club
from whistclub.club.ports import EveningRecord, SheetRecord, Work
from whistclub.club.sheets import load_all
from whistclub.ranking.facts import SheetResult
from whistclub.ranking.results import sheet_result
from whistclub.rules.sheet import fold

_ROWS = {
    "deal": "SELECT id, sheet_id, position, game, facts, checksum FROM deal ORDER BY sheet_id, position",
    "sheet": "SELECT id, seats, changes, totals, conventions_id, game, checksum FROM sheet ORDER BY id",
}


def floor(path: Path) -> None:
    """Reads all rows, decodes all JSON."""
    file = sqlite3.connect(path)
    for row in file.execute(_ROWS["deal"]):
        json.loads(row[4])
    for row in file.execute(_ROWS["sheet"]):
        json.loads(row[1])
        json.loads(row[2])
    file.close()


def recomputed(work: Work) -> dict[int, SheetResult]:
    """The result of every sheet computed anew, by id."""
    return {
        stored.record.id: sheet_result(fold(stored.sheet))
        for evening in work.find(EveningRecord)
        for stored in load_all(work, work.find(SheetRecord, evening_id=evening.id))
    }


def figures(club: Path, folder: Path) -> list[Figure]:
    place = copied(club, folder, "full.whist")
    opened = open_club(place)
    ours = median_of(lambda: opened.read(recomputed), 3)
    opened.close()
    return [Figure("S4", "all results from facts", ours, median_of(lambda: floor(place), 5), target=12, limit=6000)]
