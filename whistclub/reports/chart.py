"""Positions of the lines, ticks and labels of a chart, for paper (writers/drawing.py) and for the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from whistclub.reports.table import Chart, ChartLine, Kind, cell_text

DASHES: tuple[tuple[float, ...], ...] = ((), (6, 3), (2, 3), (8, 3, 2, 3))
"""Dash patterns that distinguish lines without colour, in points of paper or pixels."""
_FEW_TICKS = 5


@dataclass(frozen=True, slots=True)
class Marks:
    """The positions: x from 0 (left) to 1, y from 0 (bottom) to 1. ``ticks``: (y, text); ``labels``: (x, text);
    ``lines``: for each line its continuous parts as points, with gaps between them."""

    ticks: tuple[tuple[float, str], ...]
    labels: tuple[tuple[float, str], ...]
    lines: tuple[tuple[tuple[tuple[float, float], ...], ...], ...]


def marks(chart: Chart, most_labels: int = 12) -> Marks:
    """The chart's positions; with more than ``most_labels`` labels only some are written, always including the last."""
    values = [value for line in chart.lines for value in line.values if value is not None]
    ticks = _ticks(min(values, default=0), max(values, default=0), chart.kind)
    low, high = ticks[0], ticks[-1]

    def y(value: int) -> float:
        up = (value - low) / (high - low)
        return 1 - up if chart.downwards else up

    last = max(1, len(chart.labels) - 1)
    step = -(-len(chart.labels) // most_labels) or 1
    shown = range(len(chart.labels) - 1, -1, -step)
    return Marks(
        tuple((y(value), cell_text(chart.kind, value)) for value in ticks),
        tuple((index / last, chart.labels[index]) for index in reversed(shown)),
        tuple(tuple(_stretches(line, last, y)) for line in chart.lines),
    )


def _stretches(line: ChartLine, last: int, y: Callable[[int], float]) -> Iterator[tuple[tuple[float, float], ...]]:
    points: list[tuple[float, float]] = []
    for index, value in enumerate(line.values):
        if value is not None:
            points.append((index / last, y(value)))
        elif points:
            yield tuple(points)
            points = []
    if points:
        yield tuple(points)


def _ticks(low: int, high: int, kind: Kind) -> list[int]:
    """Round values from at most ``low`` to at least ``high``; places begin at 1.

    >>> _ticks(3, 118, Kind.POINTS)
    [0, 50, 100, 150]
    >>> _ticks(2, 7, Kind.PLACE)
    [1, 3, 5, 7]
    """
    least = 1 if kind is Kind.PLACE else min(0, low)
    size = 1
    while (high - least) / size > _FEW_TICKS:
        size = _next_round(size)
    first = least if kind is Kind.PLACE else least // size * size
    ticks = [first, first + size]
    while ticks[-1] < high:
        ticks.append(ticks[-1] + size)
    return ticks


def _next_round(size: int) -> int:
    """The next of 1, 2, 5, 10, 20, 50 …"""
    leading = int(str(size)[0])
    return size * 5 // 2 if leading == 2 else size * 2
