"""A score sheet as played: one row per deal, points and running total of every seat; not played is blank."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from whistclub.club.names import short_names
from whistclub.reports.data import EveningReportData
from whistclub.reports.table import Column, Kind, Medium, Row, Table, Value
from whistclub.rules.sheet import Line, Score, Standing
from whistclub.words import mark, tr, tr_marked
from whistclub.words.conventions import convention_texts
from whistclub.words.games import game_name, words_of
from whistclub.words.games.game import GameWords
from whistclub.words.names import capital
from whistclub.words.numbers import points
from whistclub.words.sheets.rows import names_at
from whistclub.words.sheets.warnings import short_warning

_COUNTS = {"tricks": mark("Tricks"), "made": mark("Made")}
_STEPS = {
    "tricks": mark("more tricks"),
    "made": mark("more contracts made"),
    "before": mark("points after the deals before"),
    "games": mark("games won"),
    "score": mark("score of the running game"),
}


def sheet_title(score: Score) -> str:
    """The table and game of a sheet."""
    sheet = score.sheet
    return tr(
        "Round {round} · table {table} · {game}", round=sheet.round, table=sheet.table, game=game_name(sheet.game)
    )


def sheet_table(data: EveningReportData, score: Score) -> Table:
    """The score sheet of one table."""
    return _Sheet(data, score).table()


@dataclass(frozen=True)
class _Sheet:
    data: EveningReportData
    score: Score

    @property
    def key(self) -> str:
        return f"sheet_{self.score.sheet.round}_{self.score.sheet.table}"

    @property
    def words(self) -> GameWords:
        return words_of(self.score.sheet.game)

    def table(self) -> Table:
        columns = tuple(self.columns())
        rows = tuple(self.row(line, columns) for line in self.score.lines)
        foot = tuple(self.foot(columns))
        return Table(
            self.key,
            sheet_title(self.score),
            columns,
            rows,
            heading=tuple(self.heading()),
            foot=foot,
            notes=tuple(self.notes()),
            repeat=3,
            whole=True,
            tab=tr("Round {round} table {table}", round=self.score.sheet.round, table=self.score.sheet.table),
        )

    def heading(self) -> Iterator[str]:
        sheet = self.score.sheet
        texts = convention_texts(sheet.game, sheet.conventions)
        if texts:
            yield capital(" · ".join(texts))
        if sheet.marker:
            yield tr("Score kept by {name}", name=sheet.marker)
        if not (sheet.closed or self.score.finished):
            yield tr("Not finished: these are the points so far.")
        elif self.score.incomplete:
            yield tr("Closed before the end of the game.")

    def columns(self) -> Iterator[Column]:
        yield Column("number", tr("No."), Kind.NUMBER)
        for column in self.words.sheet_columns():
            yield Column(column.key, column.title, Kind.NUMBER if column.kind == "number" else Kind.TEXT)
        own = self.words.seat_columns()
        together = "_".join(column.key for column in own)
        for seat in range(self.score.sheet.seat_count):
            group = " → ".join(self.holders(seat))
            if own:
                yield Column(f"{together}_{seat}", self.words.seat_columns_title(), Kind.PAIR, group, on=Medium.PAPER)
            for column in own:
                yield Column(f"{column.key}_{seat}", column.title, Kind.NUMBER, group, on=Medium.BOOK)
            yield Column(f"points_{seat}", tr("points"), Kind.POINTS, group)
            running = f"SUM({{points_{seat}^}}:{{points_{seat}}})"
            yield Column(f"total_{seat}", tr("total"), Kind.POINTS, group, strong=True, formula=running)

    def holders(self, seat: int) -> list[str]:
        """Names of all who held the seat, in order."""
        sheet = self.score.sheet
        held = [sheet.seats[seat]] if seat < len(sheet.seats) else []
        held += [change.player for change in sheet.changes if change.seat == seat and change.player is not None]
        return [self.data.player(player) for player in held]

    @cached_property
    def called(self) -> dict[str, str]:
        """The short names of all who ever sat at the table; the column headings have their full names."""
        sheet = self.score.sheet
        people = (*sheet.seats, *(change.player for change in sheet.changes if change.player is not None))
        return short_names(map(self.data.player, people))

    def row(self, line: Line, columns: Sequence[Column]) -> Row:
        values = dict(self.values(line))
        notes = [line.deal.note] if line.deal.note else []
        if line.warnings:
            names = names_at(self.score.sheet, line.number, self.data.player)
            notes.append("! " + ", ".join(short_warning(warned, names) for warned in line.warnings))
        return Row(tuple(values.get(column.key) for column in columns), tuple(notes), quiet=line.void)

    def values(self, line: Line) -> Iterator[tuple[str, Value]]:
        sheet = self.score.sheet
        names = {seat: self.called[self.data.player(player)] for seat, player in line.table.players.items()}
        yield "number", line.number
        yield "dealer", names.get(line.dealer, "")
        yield from self.words.sheet_values(sheet.conventions, line.deal, names).items()
        keys = [column.key for column in self.words.seat_columns()]
        said = self.words.seat_values(line)
        for seat, running in enumerate(line.running):
            if seat in said:
                yield f"{'_'.join(keys)}_{seat}", " / ".join(map(str, said[seat]))
                yield from ((f"{key}_{seat}", number) for key, number in zip(keys, said[seat], strict=True))
            yield f"points_{seat}", line.points.get(seat)
            yield f"total_{seat}", running if seat in line.table.players else None

    def foot(self, columns: Sequence[Column]) -> Iterator[Row]:
        by_seat = {row.seat: row for row in self.score.standings if row.place is not None}
        totals: dict[str, Value] = {f"total_{seat}": points for seat, points in enumerate(self.score.seat_totals)}
        sums = {
            f"total_{seat}": f"SUM({{{self.key}!points_{seat}}})"
            for seat in range(len(self.score.seat_totals))
            if self.score.lines
        }
        yield self.foot_row(tr("Total"), totals, columns, sums)
        for name in dict.fromkeys(name for row in self.score.standings for name in row.counts):
            counts: dict[str, Value] = {f"total_{seat}": row.counts.get(name) for seat, row in by_seat.items()}
            if not self.score.sheet.changes and any(value is not None for value in counts.values()):
                yield self.foot_row(tr_marked(_COUNTS[name]), counts, columns, kind=Kind.NUMBER)
        for name, sides in self.score.extra.items():
            won: dict[str, Value] = {f"total_{seat}": sides[seat % 2] for seat in range(4)}
            yield self.foot_row(tr_marked(self.words.extras[name]), won, columns, kind=Kind.NUMBER)
        places: dict[str, Value] = {f"total_{seat}": row.place for seat, row in by_seat.items()}
        yield self.foot_row(tr("Place"), places, columns, kind=Kind.NUMBER)

    def foot_row(
        self,
        title: str,
        values: dict[str, Value],
        columns: Sequence[Column],
        formulas: dict[str, str] | None = None,
        kind: Kind | None = None,
    ) -> Row:
        known = {"deal": title, **values}
        return Row(tuple(known.get(column.key) for column in columns), formulas=formulas or {}, kind=kind)

    def notes(self) -> Iterator[str]:
        if self.score.sheet.totals is not None:
            yield tr("Only the totals of this sheet were entered.")
        placed = [row for row in self.score.standings if row.place is not None]
        for above, row in pairwise(placed):
            if row.step in _STEPS and row.seat_points == above.seat_points:
                yield tr(
                    "Equal points: place {place} was separated from the one above by {step}.",
                    place=row.place,
                    step=tr_marked(_STEPS[row.step]),
                )
        if self.score.sheet.changes:
            yield tr("Everybody keeps the points of the deals they played:")
            yield from (self.own_points(row) for row in self.score.standings)

    def own_points(self, row: Standing) -> str:
        name = self.data.player(row.player)
        deals = tr("%n deal(s)", "", row.deals_played)
        if row.place is None:
            return tr("{player}: {points} in {deals}, no place", player=name, points=points(row.points), deals=deals)
        return tr(
            "{player}: {points} in {deals}, place {place} with the {total} of the seat",
            player=name,
            points=points(row.points),
            deals=deals,
            place=row.place,
            total=points(row.seat_points),
        )
