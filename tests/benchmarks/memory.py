"""S9: memory with the benchmark club open, the tables of an evening and the ranking shown; the same with a club that
has nothing but that evening."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.benchmarks.common import ROOT, Figure, copied

MOST_MORE = 40.0

SHOWN = """
import sys
from pathlib import Path
from tests.benchmarks.screen import application, settle
from tests.benchmarks.common import large_evening
from whistclub.desktop.main_window.sidebar import Place
from whistclub.bootstrap import open_club
from whistclub.desktop.controller import Controller
from whistclub.desktop.main_window.window import MainWindow
from whistclub.club import queries

place, folder = Path(sys.argv[1]), Path(sys.argv[2])
app, preferences = application(folder)
club = open_club(place)
record = club.read(queries.open_evening)
window = MainWindow(preferences)
window.show()
window.open(Controller(club, preferences, str(place)))
if record is not None:
    window.open_evening(record.id)
    settle()
    for number in tuple(window.tonight.view.sheet_ids):
        window.tonight.open_table(number)
        settle()
window.go(Place.RANKING)
settle()
kilobytes = next(line.split()[1] for line in open("/proc/self/status") if line.startswith("VmRSS"))
print(int(kilobytes) / 1024)
"""


def shown(place: Path, folder: Path) -> float:
    """Megabytes in use with everything shown."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", SHOWN, str(place), str(folder)]
    run = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=ROOT, check=True)
    return float(run.stdout.split()[-1])


def figures(club: Path, folder: Path) -> list[Figure]:
    from tests.benchmarks.common import large_evening
    from whistclub.bootstrap import open_club

    full, empty = copied(club, folder, "full.whist"), folder / "empty.whist"
    for place in (full, empty):
        opened = open_club(place)
        large_evening(opened)
        opened.close()
    with_all, without = shown(full, folder), shown(empty, folder)
    more = Figure("S9", "memory more than with an empty club", with_all - without, None, "MB", limit=MOST_MORE)
    return [more, Figure("S9", "memory in all, against an empty club", with_all, without, "MB")]
