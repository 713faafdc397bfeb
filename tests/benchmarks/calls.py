"""How many calls one key press and one Enter make, and how many of them go from one file of ours into another.

Counted in the evening of S1. Unlike a time, the count is the same on every machine."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

from tests.benchmarks.common import ROOT, Figure, copied
from tests.benchmarks.entry import WARM_UP, Evening
from tests.benchmarks.screen import DEALS as KEYS
from tests.benchmarks.screen import application, press_and_settle

OURS = f"{ROOT / 'whistclub'}/"
CROSSINGS = 800
"""Crossings of one Enter to aim at."""


@dataclass
class Counts:
    """``calls`` of functions of ours; ``crossings``: those whose nearest caller of ours lies in another file; ``files``
    that were gone through."""

    calls: int = 0
    crossings: int = 0
    files: set[str] = field(default_factory=set)


def counted(do: Callable[[], object]) -> Counts:
    """What ``do`` calls. Comprehensions and generators that go on are no calls."""
    counts = Counts()

    def note(frame: FrameType, event: str, _argument: Any) -> None:
        code = frame.f_code
        if event != "call" or not code.co_filename.startswith(OURS) or frame.f_lasti > 4 or code.co_name[0] == "<":
            return
        counts.calls += 1
        counts.files.add(code.co_filename)
        above = frame.f_back
        while above is not None and not above.f_code.co_filename.startswith(OURS):
            above = above.f_back
        counts.crossings += above is not None and above.f_code.co_filename != code.co_filename

    sys.setprofile(note)
    try:
        do()
    finally:
        sys.setprofile(None)
    return counts


def figures(club: Path, folder: Path) -> list[Figure]:
    _app, preferences = application(folder)
    evening = Evening(copied(club, folder, "full.whist"), preferences)
    keys = KEYS["belgian"]
    for number in range(WARM_UP):
        evening.prepare(number, keys[number % len(keys)])
        evening.enter()
    sheet, deal = WARM_UP, keys[0]
    evening.prepare(sheet, deal[:-1])  # all but the last key before Enter
    strip = evening.page.strip
    evening.page.sheet._flash.setInterval(60_000)  # counted is what Enter does at once, whatever the machine's speed
    rows = []
    for what, key, aim in (("key press", deal[-2], None), ("Enter", "⏎", CROSSINGS)):
        counts = counted(lambda key=key: press_and_settle(strip, key))
        files = len(counts.files)
        rows += [
            Figure("calls", f"{what}: crossings between files", counts.crossings, None, unit="", limit=aim),
            Figure("calls", f"{what}: calls in {files} files", counts.calls, None, unit=""),
        ]
    return rows
