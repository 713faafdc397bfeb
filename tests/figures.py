"""Figures that tests have reached, gathered from all workers and printed at the end of the run."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

_rows: dict[str, list[list[Any]]] = defaultdict(list)
"""What tests recorded as ``figure``, by title: record_property("figure", [title, *values])."""

DRAWS = "repeated meetings in 200 random evenings (tests/seating/test_methods.py)"
SCHEDULES = "rounds without a repeated meeting, everybody meets (tests/seating/test_schedules.py)"
TOURNAMENTS = "whist tournaments (tests/seating/test_schedules.py)"


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Gathers."""
    for name, value in report.user_properties if report.when == "call" else ():
        if name == "figure":
            title, *values = value
            _rows[title].append(values)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Prints."""
    for title, write in ((DRAWS, _draws), (SCHEDULES, _schedules), (TOURNAMENTS, _tournaments)):
        if rows := _rows.get(title):
            terminalreporter.section(title)
            for line in write(rows):
                terminalreporter.write_line(line)


def _draws(rows: list[list[Any]]) -> list[str]:
    """``rows``: method, players, rounds, repeated as drawn, by a plain random draw, by the best schedule known. Pairs
    who wished to sit together are not counted."""
    sums: dict[tuple[str, str], list[int]] = defaultdict(lambda: [0] * 5)
    for method, players, *values in rows:
        low = next(low for low in (97, 49, 25, 0) if players >= low)
        size = {0: "8–24", 25: "25–48", 49: "49–96", 97: "97–160"}[low]
        for at, value in enumerate((1, *values)):
            sums[method, size][at] += value
    titles = ("evenings", "rounds", "repeated", "plain random", "best known")
    lines = [f"{'method':<8}{'players':>9}" + "".join(f"{title:>14}" for title in titles)]
    order = ["8–24", "25–48", "49–96", "97–160"]
    for (method, size), found in sorted(sums.items(), key=lambda entry: (entry[0][0], order.index(entry[0][1]))):
        lines.append(f"{method:<8}{size:>9}" + "".join(f"{value:>14}" for value in found))
    return lines


def _schedules(rows: list[list[Any]]) -> list[str]:
    """``rows``: players, rounds."""
    told = [f"{players}:{rounds}" for players, rounds in sorted(rows)]
    return [", ".join(told[at : at + 15]) for at in range(0, len(told), 15)]


def _tournaments(rows: list[list[Any]]) -> list[str]:
    """``rows``: players, rounds, pairs partnered of all, pairs opposed twice of all, rounds sat out."""
    lines = ["players: rounds, pairs partnered once of all, pairs opposed twice of all, rounds sat out by each"]
    told = [f"{n}: {rounds}, {once}/{of}, {twice}/{of}, {out}" for n, rounds, once, twice, of, out in sorted(rows)]
    return lines + ["   ".join(f"{one:<26}" for one in told[at : at + 4]) for at in range(0, len(told), 4)]
