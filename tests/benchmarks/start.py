"""S3: process start → first frame, and → window accepting keys; the same for a bare Qt window."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

from tests.benchmarks.common import Figure, copied, large_evening
from whistclub.bootstrap import open_club

RUNS = 9

BARE = """
import sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

class Window(QMainWindow):
    painted = False

    def paintEvent(self, event):
        super().paintEvent(event)
        if not self.painted:
            self.painted = True
            QTimer.singleShot(0, done)

def done():
    print(time.monotonic(), time.monotonic(), flush=True)
    app.quit()

app = QApplication(sys.argv[:1])
window = Window()
window.resize(1092, 614)
window.show()
app.exec()
"""

OURS = """
import sys, time
from whistclub.cli.main import main
from whistclub.desktop import app
from whistclub.desktop.main_window import window
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

first = app.Program._first

def timed(program):
    global drawn
    drawn = time.monotonic()
    first(program)
    QTimer.singleShot(0, done)

def done():
    QApplication.processEvents()
    print(drawn, time.monotonic(), flush=True)
    QApplication.exit()

app.Program._first = timed
main([sys.argv[1]])
"""


def measured(code: str, folder: Path, *arguments: str) -> tuple[float, float]:
    """Milliseconds to the first frame and until keys are accepted; medians of several starts."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "WHISTCLUB_HOME": str(folder), "LANG": "fr_BE.UTF-8"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # modules are compiled once, as on a user's machine
    taken = []
    for _ in range(RUNS + 1):
        start = time.monotonic()
        command = [sys.executable, "-c", code, *arguments]
        run = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
        taken.append([(float(moment) - start) * 1000 for moment in run.stdout.split()[-2:]])
    frames, ready = zip(*taken[1:], strict=True)
    return statistics.median(frames), statistics.median(ready)


def figures(club: Path, folder: Path) -> list[Figure]:
    full, empty = copied(club, folder, "full.whist"), folder / "empty.whist"
    for place in (full, empty):
        opened = open_club(place)
        if place == full:
            large_evening(opened)
        opened.close()
    bare, _ = measured(BARE, folder)
    first, ready = measured(OURS, folder, str(full))
    _, ready_empty = measured(OURS, folder, str(empty))
    return [
        Figure("S3", "start → first frame", first, bare, target=2.5),
        Figure("S3", "start → accepting keys", ready, bare, target=5.5, limit=700),
        Figure("S3", "the same against an empty club", ready, ready_empty, target=1.1),
    ]
