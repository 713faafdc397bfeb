"""What the measurements share: the benchmark club, a large evening inside it, figures, and how time is taken."""

from __future__ import annotations

import datetime
import gc
import hashlib
import os
import shutil
import statistics
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).parent.parent.parent
SEASONS, PLAYERS, SEED = 10, 160, 1
TABLES, DEALS, ENTERED = 40, 16, 11
"""The large evening: tables, deals a table, deals there are before the measuring."""
FRAME = 16.7
"""Milliseconds of a frame on a screen of 60 Hz."""


@dataclass
class Figure:
    """One row. ``ours``, ``floor`` in ``unit``; ``target``: of the ratio, ``limit``: of ``ours``, if any."""

    number: str
    what: str
    ours: float
    floor: float | None
    unit: str = "ms"
    target: float | None = None
    limit: float | None = None

    def plain(self) -> dict[str, Any]:
        return asdict(self)

    @property
    def ratio(self) -> float | None:
        return None if not self.floor else self.ours / self.floor

    def line(self) -> str:
        """The row of the table."""
        ratio, wanted, held = self.ratio, [], True
        if self.target is not None and ratio is not None:
            wanted.append(f"≤ {self.target:g} ×")
            held &= ratio <= self.target
        if self.limit is not None:
            wanted.append(f"≤ {self.limit:g} {self.unit}")
            held &= self.ours <= self.limit
        floor = "–" if self.floor is None else f"{self.floor:.2f} {self.unit}"
        shown = "–" if ratio is None else f"{ratio:.2f}"
        sign = "✓" if held else "✗"
        cells = (self.number, self.what, f"{self.ours:.2f} {self.unit}", floor, shown, ", ".join(wanted), sign)
        return f"| {' | '.join(cells)} |"


def benchmark_club() -> Path:
    """The benchmark club, made once and kept while what makes it stays the same."""
    from whistclub.demo.club import make_demo

    sources = [
        *sorted((ROOT / "whistclub" / "demo").glob("*.py")),
        ROOT / "whistclub" / "storage" / "tables" / "schema.py",
    ]
    digest = hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:12]
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "whistclub-benchmarks"
    home.mkdir(parents=True, exist_ok=True)
    path = home / f"club-{digest}.whist"
    if not path.exists():
        for old in home.glob("club-*.whist"):
            old.unlink()
        print(f"making the benchmark club {path}", file=sys.stderr)
        make_demo(path, SEASONS, PLAYERS, SEED)
    return path


def copied(club: Path, folder: Path, name: str) -> Path:
    """A copy to write into."""
    return Path(shutil.copy(club, folder / name))


def in_milliseconds(do: Callable[[], object]) -> float:
    """How long ``do`` takes once."""
    start = time.perf_counter()
    do()
    return (time.perf_counter() - start) * 1000


def median_of(do: Callable[[], object], times: int, before: Callable[[], object] = lambda: None) -> float:
    """The median of several times; ``before`` each, untimed."""
    taken = []
    for _ in range(times):
        before()
        gc.collect()
        taken.append(in_milliseconds(do))
    return statistics.median(taken)


def percentile(values: Iterable[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def large_evening(club: Any, deals: int = ENTERED) -> int:
    """An evening of 40 tables after the last one of the club, ``deals`` at each, open. Returns its id."""
    from whistclub.club import queries
    from whistclub.club.actions.members import import_members
    from whistclub.club.imports.exchange import ExchangedEvening
    from whistclub.club.imports.merge import import_evenings
    from whistclub.club.ports import EveningRecord
    from whistclub.demo.names import people

    known = [player.name for player in club.read(queries.players)]
    if len(known) < 4 * TABLES:
        club.act(import_members, people(Random(SEED), 4 * TABLES))
        known = [player.name for player in club.read(queries.players)]
    sheets = tuple(_sheet(tuple(known[4 * at : 4 * at + 4]), at + 1, deals) for at in range(TABLES))
    season = "2025-2026"
    evening = ExchangedEvening(datetime.date(2026, 8, 28), 1, "Open", season, sheets=sheets)
    return int(club.act(import_evenings, (evening,)).new(EveningRecord))


def _sheet(names: tuple[str, ...], table: int, deals: int) -> Any:
    from whistclub.demo.games import MAKERS
    from whistclub.rules.belgian.presets import PRESETS
    from whistclub.rules.sheet import Fold, Sheet

    random = Random(table)
    folding = Fold.start(Sheet("belgian", PRESETS["classique"], names, deals=(), table=table))
    strength = dict.fromkeys(range(4), 0.0)
    while len(folding.lines) < deals:
        folding.add(folding.complete(MAKERS["belgian"](random, folding, strength)))
    return folding.score().sheet
