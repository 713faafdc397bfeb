"""The lines of a season's worksheets, in order, with the numbers of players in the workbook."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from whistclub.ranking.facts import SeasonEvening, SeasonRow, SheetPart
from whistclub.reports.data import SeasonReportData
from whistclub.reports.table import Column, Kind
from whistclub.rules.common import PlayerKey
from whistclub.words import tr


@dataclass(frozen=True, slots=True)
class SeasonLines:
    """A season's lines. ``numbers``: of players in this workbook, from 1 in the order of the ranking. ``worst``: worst
    place taken."""

    data: SeasonReportData
    numbers: dict[PlayerKey, int]
    worst: int

    @classmethod
    def of(cls, data: SeasonReportData) -> Self:
        rows = data.ranking.rows
        parts = (part for row in rows for evening in row.evenings for part in evening.row.parts)
        worst = max((part.place for part in parts if part.place is not None), default=1)
        return cls(data, {row.player: number for number, row in enumerate(rows, start=1)}, worst)

    @property
    def best(self) -> int | None:
        return self.data.ranking.rules.best

    @property
    def by_sheets(self) -> bool:
        return self.best is not None and self.data.ranking.rules.best_of == "sheets"

    @property
    def by_evenings(self) -> bool:
        return self.best is not None and not self.by_sheets

    @property
    def averages(self) -> bool:
        return self.data.ranking.rules.scheme == "average"

    @property
    def game_points_count(self) -> bool:
        return not self.averages and any(evening.rules.game_points for evening in self.data.evenings)

    @property
    def old(self) -> bool:
        """Whether there are evenings known by their decisions alone."""
        return any(e.row.took_part and not e.row.parts for row in self.data.ranking.rows for e in row.evenings)

    def lines(self) -> Iterator[tuple[int, SeasonRow, SeasonEvening]]:
        """Yields every evening of every player, with the evening's number from 1: by evening, then in ranking order."""
        order = {key: number for number, key in enumerate(self.data.ranking.evenings, start=1)}
        lines = [(order[e.key], row, e) for row in self.data.ranking.rows for e in row.evenings]
        return iter(sorted(lines, key=lambda line: line[0]))

    def kept(self, evening: SeasonEvening) -> list[SheetPart]:
        """The sheets of an evening without those dropped individually."""
        return [part for part in evening.row.parts if (part.round, part.table) not in evening.dropped_sheets]

    def dealt(self, evening: SeasonEvening) -> tuple[int, int]:
        """The number of known deals of the kept sheets, and the game points made in them."""
        parts = [part for part in self.kept(evening) if part.deals]
        points = sum(part.points for part in parts) + evening.row.game_adjustment
        return sum(part.deals for part in parts), points


def evening_columns() -> tuple[Column, ...]:
    """The columns that identify the evening of a line."""
    return (
        Column("date", tr("Date"), Kind.DATE),
        Column("evening", tr("Evening no."), Kind.NUMBER),
        Column("name", tr("Evening")),
    )
