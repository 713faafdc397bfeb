"""Selects which of a player's evenings or sheets count (rules.md §5, ``best``), evening by evening."""

from __future__ import annotations

from bisect import bisect_left, insort
from dataclasses import dataclass
from typing import Protocol

from whistclub.ranking.facts import EveningRow, SeasonRules
from whistclub.ranking.measures import Measure, Tally, Unit, evening_unit, sheet_units


class Selection(Protocol):
    """One player's season. ``tally``: the sum of what counts."""

    tally: Tally

    def add(self, number: int, row: EveningRow) -> None:
        """Adds the player's row of evening ``number``; evenings are added in order."""

    def value(self, number: int) -> int:
        """The value of evening ``number`` in hundredths, counted or dropped."""

    def floor_added(self, number: int) -> int:
        """How many hundredths of it the floor added."""

    def dropped(self) -> set[tuple[int, int]]:
        """What does not count: (evening, sheet), with sheet −1 for a whole evening."""


def selection(rules: SeasonRules, measure: Measure) -> Selection:
    """The selection that the season's conventions require."""
    if rules.best is not None and rules.best_of == "sheets":
        return BestSheets(measure, rules.best)
    return BestEvenings(measure, rules.best)


@dataclass(slots=True)
class _Best:
    """The ``n`` best of the units added (None: all)."""

    tally: Tally
    n: int | None
    units: list[Unit]

    def add(self, unit: Unit) -> tuple[Unit, ...]:
        """Adds one unit; returns the units that changed between counting and not: the new one, and the one it
        displaced."""
        if self.n is None:
            self.tally.change(unit, 1)
            return (unit,)
        insort(self.units, unit)
        cut = len(self.units) - self.n
        if cut > 0 and bisect_left(self.units, unit) < cut:
            return ()
        self.tally.change(unit, 1)
        if cut <= 0:
            return (unit,)
        out = self.units[cut - 1]
        self.tally.change(out, -1)
        return (unit, out)

    def dropped(self) -> set[tuple[int, int]]:
        if self.n is None:
            return set()
        return {(unit.evening, unit.sheet) for unit in self.units[: max(0, len(self.units) - self.n)]}


class BestEvenings:
    """Counts all evenings, or the ``n`` best of those played. An evening with adjustments alone always counts, beside
    the ``n``."""

    __slots__ = ("_best", "_floors", "_measure", "_values", "tally")

    def __init__(self, measure: Measure, n: int | None) -> None:
        self.tally = Tally()
        self._measure = measure
        self._best = _Best(self.tally, n, [])
        self._values: dict[int, int] = {}
        self._floors: dict[int, int] = {}

    def add(self, number: int, row: EveningRow) -> None:
        unit = evening_unit(self._measure, number, row)
        self._values[number] = unit.value
        self._floors[number] = row.floor_added if self._measure.floors else 0
        if row.took_part:
            self._best.add(unit)
        else:
            self.tally.change(unit, 1)

    def value(self, number: int) -> int:
        return self._values[number]

    def floor_added(self, number: int) -> int:
        return self._floors[number]

    def dropped(self) -> set[tuple[int, int]]:
        return self._best.dropped()


@dataclass(slots=True)
class _Kept:
    """One evening of which single sheets count: their sum, their number, and the floor of the evening."""

    rest: int
    floor: int | None
    stood_in_only: bool
    value: int = 0
    sheets: int = 0

    def floor_added(self) -> int:
        if self.floor is None or not (self.sheets or self.stood_in_only):
            return 0
        return max(0, self.floor - self.rest - self.value)

    def total(self) -> int:
        return self.rest + self.value + self.floor_added()


class BestSheets:
    """Counts the ``n`` best sheets. The rest of an evening (attendance, adjustments and with them old results, deals as
    a stand-in) always counts; its floor applies to the counted sheets, when there is one."""

    __slots__ = ("_best", "_evenings", "_measure", "tally")

    def __init__(self, measure: Measure, n: int) -> None:
        self.tally = Tally()
        self._measure = measure
        self._best = _Best(self.tally, n, [])
        self._evenings: dict[int, _Kept] = {}

    def add(self, number: int, row: EveningRow) -> None:
        rest, units = sheet_units(self._measure, number, row)
        self.tally.change(rest, 1)
        floor = row.rules.floor if self._measure.floors else None
        kept = self._evenings[number] = _Kept(rest.value, floor, row.took_part and not units)
        self.tally.value += kept.floor_added()
        for unit in units:
            for sign, changed in zip((1, -1), self._best.add(unit), strict=False):
                self._change(changed, sign)

    def _change(self, unit: Unit, sign: int) -> None:
        kept = self._evenings[unit.evening]
        before = kept.floor_added()
        kept.value += sign * unit.value
        kept.sheets += sign
        self.tally.value += kept.floor_added() - before

    def value(self, number: int) -> int:
        return self._evenings[number].total()

    def floor_added(self, number: int) -> int:
        return self._evenings[number].floor_added()

    def dropped(self) -> set[tuple[int, int]]:
        return self._best.dropped()
