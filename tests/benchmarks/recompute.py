"""S4: every sheet of the club from its facts to its results. Floor: the same rows read and their JSON decoded."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

from tests.benchmarks.common import Figure, copied, median_of
from whistclub.bootstrap import open_club

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


def figures(club: Path, folder: Path) -> list[Figure]:
    from whistclub.club.recompute import recomputed

    place = copied(club, folder, "full.whist")
    opened = open_club(place)
    ours = median_of(lambda: opened.read(recomputed), 3)
    opened.close()
    return [Figure("S4", "all results from facts", ours, median_of(lambda: floor(place), 5), target=5)]
