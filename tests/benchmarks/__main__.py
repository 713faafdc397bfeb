"""Measures speed and memory as promised and prints the table: ``python -m tests.benchmarks [S1 S4 …]``.

Every figure stands beside its floor: the least work any program would have to do for the same result, measured in the
same run on the same machine. Each group runs in a process of its own. Nothing fails on time."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.benchmarks.common import Figure, benchmark_club

GROUPS = {
    "S1": "entry",
    "S2": "keys",
    "S3": "start",
    "S4": "recompute",
    "S5": "ranking",
    "S6": "paper",
    "S7": "workbook",
    "S8": "importing",
    "S9": "memory",
    "S10": "seating",
    "S11": "arbiter",
    "S12": "server",
    "calls": "calls",
}
"""The module of each row of the table; its ``figures(club, folder)`` gives them."""


def main(asked: list[str]) -> None:
    if asked[:1] == ["--group"]:
        from importlib import import_module

        module = import_module(f"tests.benchmarks.{GROUPS[asked[1]]}")
        print(json.dumps([figure.plain() for figure in module.figures(Path(asked[2]), Path(asked[3]))]))
        return
    club = benchmark_club()
    print("| # | what | whistclub | floor | ratio | target | |\n|---|---|---|---|---|---|---|")
    for group in asked or GROUPS:
        with tempfile.TemporaryDirectory(prefix="whistclub-bench-") as folder:
            command = [sys.executable, "-m", "tests.benchmarks", "--group", group, str(club), folder]
            run = subprocess.run(command, capture_output=True, text=True)
        if run.returncode:
            print(f"| {group} | failed | | | | | |")
            print(run.stderr[-3000:], file=sys.stderr)
            continue
        for plain in json.loads(run.stdout.splitlines()[-1]):
            print(Figure(**plain).line(), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
