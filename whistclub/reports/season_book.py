"""A season as a workbook people go on working in: every total and place is a formula over one flat table of results.

Formulas look players up by the number they have in the workbook, never by name: a name may read like a condition."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from whistclub.ranking.amounts import rounded
from whistclub.ranking.facts import EveningRow, SeasonEvening, SeasonRow, SheetPart
from whistclub.reports.data import SeasonReportData
from whistclub.reports.evening import adjustment_values
from whistclub.reports.formulas import place_formula, rank_formula, rounded_formula
from whistclub.reports.season import PARTS, attended, matrix_table, part_columns, ranking_table
from whistclub.reports.table import Column, Kind, Row, Table, Value
from whistclub.rules.common import PlayerKey
from whistclub.words import tr
from whistclub.words.conventions import evening_texts, season_texts
from whistclub.words.dates import long_date
from whistclub.words.names import game_name

_LOOKED_UP = re.compile(r"\{(\w+)!")
"""A formula's reference to a column of a table."""


def season_book(data: SeasonReportData) -> tuple[Table, ...]:
    """The worksheets: ranking, matrix, results, what each evening brought, adjustments, evenings, players,
    conventions. Where the season mixes games, a ranking of each follows the first, what it is made from comes last."""
    first, *others = _Book.of(data).tables()
    games = [_of_game(one) for one in data.by_game]
    return (first, *(ranking for ranking, *_ in games), *others, *(table for _, *made in games for table in made))


def _of_game(data: SeasonReportData) -> list[Table]:
    """The ranking of one game with the results and evenings its formulas look up, under keys of its own: the upset
    bonus is another one in every ranking."""
    game = data.ranking.game or ""
    book = _Book.of(data)
    found = []
    for table in (book.ranking(), book.results(), book.by_evening(adjusted=False)):
        columns = tuple(replace(column, formula=_looking_up(column.formula, game)) for column in table.columns)
        rows = tuple(
            replace(row, formulas={key: _looking_up(text, game) for key, text in row.formulas.items()})
            if row.formulas
            else row
            for row in table.rows
        )
        title = tr("{table} · {game}", table=table.title, game=game_name(game))
        key = f"{table.key}_{game}"
        found.append(replace(table, key=key, title=title, tab="", columns=columns, rows=rows, chart=None))
    return found


def _looking_up(formula: str, game: str) -> str:
    return _LOOKED_UP.sub(rf"{{\1_{game}!", formula)


@dataclass(frozen=True, slots=True)
class _Book:
    """``numbers``: of players in this workbook, from 1 in the order of the ranking. ``worst``: worst place taken."""

    data: SeasonReportData
    numbers: dict[PlayerKey, int]
    worst: int

    @classmethod
    def of(cls, data: SeasonReportData) -> _Book:
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

    def lines(self) -> Iterator[tuple[int, SeasonRow, SeasonEvening]]:
        """Every evening of every player, with the evening's number from 1: by evening, then as ranked."""
        order = {key: number for number, key in enumerate(self.data.ranking.evenings, start=1)}
        lines = [(order[e.key], row, e) for row in self.data.ranking.rows for e in row.evenings]
        return iter(sorted(lines, key=lambda line: line[0]))

    def tables(self) -> Iterator[Table]:
        adjustments = self.adjustments()
        yield self.ranking()
        yield self.matrix()
        yield self.results()
        yield self.by_evening(bool(adjustments.rows))
        if adjustments.rows:
            yield adjustments
        yield self.evenings()
        yield self.players()
        yield self.conventions()

    # The ranking and the matrix: the tables of the wall, with formulas and what these need beside.

    def ranking(self) -> Table:
        table = ranking_table(self.data)
        parts = {column.key for column in part_columns(self.data.ranking.rows)}
        formulas = {**self.ranking_formulas(), **{key: _kept_sum(key, True) for key in parts}}
        columns = [replace(c, formula=formulas.get(c.key, "")) for c in table.columns]
        after = next(index for index, column in enumerate(columns) if column.key == "firsts") + 1
        places = [
            Column(f"places_{n}", tr("Places {number}", number=n), Kind.NUMBER, formula=_places(n))
            for n in range(2, self.worst + 1)
        ]
        helpers = [
            Column("no", tr("No."), Kind.NUMBER),
            Column("classified", tr("Classified"), Kind.NUMBER, formula=formulas["classified"]),
        ]
        if self.averages:
            helpers.append(Column("dealt_points", tr("Points of known deals"), Kind.POINTS, formula=formulas["dealt"]))
        if self.data.ranking.rules.numbering == "1223":
            helpers.append(Column("rank", tr("Rank"), Kind.NUMBER, formula=formulas["rank"]))
        rows = [
            replace(
                printed,
                values=(*printed.values[:after], *self.place_counts(row), *printed.values[after:], *self.helpers(row)),
                lines=(),
            )
            for printed, row in zip(table.rows, self.data.ranking.rows, strict=True)
        ]
        return replace(
            table,
            columns=(*columns[:after], *places, *columns[after:], *helpers),
            rows=tuple(rows),
            chart=("player", "total"),
        )

    def ranking_formulas(self) -> dict[str, str]:
        rules = self.data.ranking.rules
        order = ["total", "firsts", *(f"places_{n}" for n in range(2, self.worst + 1)), "game_points"]
        rank = rank_formula("ranking", {"classified": "1"}, order)
        total = _kept_sum("total", True)
        if self.averages:
            adjusted = "+{adjustments}" if any(row.adjustments for row in self.data.ranking.rows) else ""
            total = f"ROUND({rounded_formula('{dealt_points}', '{deals}')}{adjusted},2)"
        sheets = 'COUNTIFS({results!no},{no},{results!place},">0"'
        return {
            "place": place_formula("ranking", "classified", order, rules.numbering, "rank"),
            "rank": f"IF({{classified}}=1,{rank},0)",
            "evenings": "COUNTIFS({by!no},{no},{by!played},1)",
            "sheets": f"{sheets})",
            "dropped": f"{{sheets}}-{sheets},{{results!counts}},1)",
            "firsts": _places(1),
            "game_points": _kept_sum("game_points"),
            "deals": _kept_sum("deals"),
            "dealt": _kept_sum("dealt_points"),
            "total": total,
            "classified": f"IF(AND({{sheets}}>0,{{evenings}}>={rules.minimum}),1,0)",
        }

    def place_counts(self, row: SeasonRow) -> tuple[Value, ...]:
        return tuple(row.places[n - 1] if n <= len(row.places) else 0 for n in range(2, self.worst + 1))

    def helpers(self, row: SeasonRow) -> Iterator[Value]:
        yield self.numbers[row.player]
        yield int(row.classified)
        if self.averages:
            yield sum(self.dealt(evening)[1] for evening in row.evenings if not evening.dropped)
        if self.data.ranking.rules.numbering == "1223":
            yield self.rank(row)

    def rank(self, row: SeasonRow) -> int:
        def key(of: SeasonRow) -> tuple[int, tuple[int, ...], int]:
            return of.total, of.places, of.game_points

        better = sum(other.classified and key(other) > key(row) for other in self.data.ranking.rows)
        return 1 + better if row.classified else 0

    def matrix(self) -> Table:
        table = matrix_table(self.data)
        columns = []
        for column in table.columns:
            formula = f"SUMIFS({{ranking!{column.key}}},{{ranking!no}},{{no}})"
            if column.key == "place":
                formula = f'IF({formula}=0,"",{formula})'
            elif column.key == "average":
                played = "{by!no},{no},{by!played},1"
                formula = rounded_formula(f"ROUND(100*SUMIFS({{by!total}},{played}),0)", f"COUNTIFS({played})", 1)
            elif column.key.startswith("evening_"):
                number = int(column.key.removeprefix("evening_")) + 1
                formula = f"SUMIFS({{by!total}},{{by!no}},{{no}},{{by!evening}},{number})"
            elif column.key == "player":
                formula = ""
            columns.append(replace(column, formula=formula))
        columns.append(Column("no", tr("No."), Kind.NUMBER))
        rows = (
            replace(printed, values=(*printed.values, self.numbers[row.player]))
            for printed, row in zip(table.rows, self.data.ranking.rows, strict=True)
        )
        return replace(table, columns=tuple(columns), rows=tuple(rows))

    # One flat table of all results, and what each evening brought each player.

    def results(self) -> Table:
        value = "{place_points}+{points_bonus}+{upset_bonus}"
        if self.averages:
            value = rounded_formula("{points}", "N({deals})")
        elif self.game_points_count:
            value += "+{points}*{game_points_count}"
        ranked = rank_formula("results", {"no": "{no}", "place": '">0"'}, ("value", "points", "sequence"))
        counts = "SUMIFS({by!counts},{by!no},{no},{by!evening},{evening})" if self.by_evenings else ""
        if self.by_sheets:
            counts = f"IF(N({{place}})=0,1,IF({{rank}}<={self.best},1,0))"
        columns = [
            *self.evening_columns(),
            Column("round", tr("Round"), Kind.NUMBER),
            Column("table", tr("Table"), Kind.NUMBER),
            Column("game", tr("Game")),
            Column("no", tr("No."), Kind.NUMBER),
            Column("player", tr("Player")),
            Column("place", tr("Place"), Kind.PLACE),
            Column("points", tr("Points"), Kind.POINTS),
            Column("seat_points", tr("Points of the seat"), Kind.POINTS),
            Column("deals", tr("Deals"), Kind.NUMBER),
            Column("place_points", tr("Place points"), Kind.HUNDREDTHS),
            Column("points_bonus", tr("Points bonus"), Kind.HUNDREDTHS),
            Column("upset_bonus", tr("Upset bonus"), Kind.HUNDREDTHS),
            Column("beaten", tr("Finished above")),
            Column("incomplete", tr("Incomplete")),
            Column("value", tr("Sheet total"), Kind.HUNDREDTHS, formula=f"ROUND({value},2)"),
            Column("counts", tr("Counts"), Kind.NUMBER, formula=counts),
        ]
        if self.game_points_count:
            columns.append(Column("game_points_count", tr("Game points count"), Kind.NUMBER))
        if self.by_sheets:
            columns.append(Column("sequence", tr("Sequence"), Kind.NUMBER))
            columns.append(Column("rank", tr("Rank"), Kind.NUMBER, formula=f'IF(N({{place}})=0,"",{ranked})'))
        return Table("results", tr("Results"), tuple(columns), tuple(self.result_rows(columns)))

    def evening_columns(self) -> tuple[Column, ...]:
        return (
            Column("date", tr("Date"), Kind.DATE),
            Column("evening", tr("Evening no."), Kind.NUMBER),
            Column("name", tr("Evening")),
        )

    def result_rows(self, columns: list[Column]) -> Iterator[Row]:
        ranks = self.sheet_ranks() if self.by_sheets else {}
        for number, row, evening in self.lines():
            flag = int(evening.row.rules.game_points)
            for index, part in enumerate(evening.row.parts):
                values: dict[str, Value] = {
                    "date": evening.key.date,
                    "evening": number,
                    "name": evening.name,
                    "round": part.round,
                    "table": part.table,
                    "game": game_name(part.game),
                    "no": self.numbers[row.player],
                    "player": self.data.player(row.player),
                    "place": part.place,
                    "points": part.points,
                    "seat_points": part.seat_points,
                    "deals": part.deals or None,
                    "place_points": part.place_points,
                    "points_bonus": part.points_bonus,
                    "upset_bonus": part.upset_bonus,
                    "beaten": ", ".join(map(self.data.player, part.beaten)) or None,
                    "incomplete": tr("yes") if part.incomplete else None,
                    "value": self.sheet_value(part, evening.row),
                    "counts": int(not evening.dropped and (part.round, part.table) not in evening.dropped_sheets),
                    "game_points_count": flag,
                    "sequence": 100 * number + index,
                    "rank": ranks.get((row.player, number, index)),
                }
                yield Row(tuple(values[column.key] for column in columns))

    def sheet_value(self, part: SheetPart, row: EveningRow) -> int:
        if self.averages:
            return rounded(100 * part.points, part.deals) if part.deals else 0
        counted = 100 * part.points if row.rules.game_points else 0
        return part.place_points + part.points_bonus + part.upset_bonus + counted

    def sheet_ranks(self) -> dict[tuple[PlayerKey, int, int], int]:
        """Rank of each sheet among those of its player: what is beyond the best does not count."""
        sheets: dict[PlayerKey, list[tuple[int, int, int, int]]] = {}
        for number, row, evening in self.lines():
            for index, part in enumerate(evening.row.parts):
                if part.place is not None:
                    value = self.sheet_value(part, evening.row)
                    sheets.setdefault(row.player, []).append((value, part.points, number, index))
        return {
            (player, number, index): rank
            for player, found in sheets.items()
            for rank, (_, _, number, index) in enumerate(sorted(found, reverse=True), start=1)
        }

    def by_evening(self, adjusted: bool) -> Table:
        columns = tuple(self.by_columns(adjusted))
        ranks = self.evening_ranks() if self.by_evenings else {}
        rows = [
            Row(tuple({**values, "rank": ranks.get((player, number))}[column.key] for column in columns))
            for number, player, values in self.by_values()
        ]
        return Table("by", tr("Evening totals"), columns, tuple(rows))

    def by_columns(self, adjusted: bool) -> Iterator[Column]:
        sheet = "{results!no},{no},{results!evening},{evening}"
        kept = sheet + (",{results!counts},1" if self.by_sheets else "")
        look = "SUMIFS({adjustments!%s},{adjustments!no},{no},{adjustments!evening},{evening})"
        yield from self.evening_columns()
        yield Column("no", tr("No."), Kind.NUMBER)
        yield Column("player", tr("Player"))
        yield Column("played", tr("Played"), Kind.NUMBER, formula=f"IF(COUNTIFS({sheet})>0,1,0)")
        if adjusted:
            yield Column("game_adjustment", tr("Game points adjusted"), Kind.POINTS, formula=look % "game")
        added = "+{game_adjustment}" if adjusted else ""
        yield Column("game_points", tr("Game points"), Kind.POINTS, formula=f"SUMIFS({{results!points}},{kept}){added}")
        if self.averages:
            yield Column("deals", tr("Deals"), Kind.NUMBER, formula=f"SUMIFS({{results!deals}},{kept})")
            dealt = f'SUMIFS({{results!points}},{kept},{{results!deals}},">0"){added}'
            yield Column("dealt_points", tr("Points of known deals"), Kind.POINTS, formula=dealt)
        for key, title in (
            ("place_points", tr("Place points")),
            ("points_bonus", tr("Points bonus")),
            ("upset_bonus", tr("Upset bonus")),
        ):
            yield Column(key, title, Kind.HUNDREDTHS, formula=f"ROUND(SUMIFS({{results!{key}}},{kept}),2)")
        yield Column("attendance", tr("Attendance"), Kind.HUNDREDTHS)
        adjustment = f"ROUND({look % 'ranking'},2)" if adjusted else ""
        yield Column("adjustments", tr("Adjusted"), Kind.HUNDREDTHS, formula=adjustment)
        yield from self.total_columns(sheet)

    def total_columns(self, sheet: str) -> Iterator[Column]:
        raw = "{place_points}+{points_bonus}+{upset_bonus}+{attendance}+{adjustments}"
        if self.game_points_count:
            yield Column("game_points_count", tr("Game points count"), Kind.NUMBER)
            raw += "+{game_points}*{game_points_count}"
        floor = f"MAX(0,ROUND({{floor}}-({raw}),2))"
        if self.by_sheets:
            own = f'COUNTIFS({sheet},{{results!place}},">0"'
            floor = f"IF(AND({own})>0,{own},{{results!counts}},1)=0),0,{floor})"
        if self.averages:
            raw = f"{rounded_formula('{dealt_points}', '{deals}')}+{{adjustments}}"
            if self.by_sheets:
                raw = f'SUMIFS({{results!value}},{sheet},{{results!counts}},1,{{results!place}},">0")+{{adjustments}}'
        else:
            yield Column("floor", tr("Least an evening gives"), Kind.HUNDREDTHS)
            yield Column("floor_added", tr("Floor"), Kind.HUNDREDTHS, formula=f'IF({{floor}}="",0,{floor})')
            raw += "+{floor_added}"
        yield Column("total", tr("Total"), Kind.HUNDREDTHS, strong=True, formula=f"ROUND({raw},2)")
        counts = f"IF({{played}}=0,1,IF({{rank}}<={self.best},1,0))" if self.by_evenings else ""
        yield Column("counts", tr("Counts"), Kind.NUMBER, formula=counts)
        if self.by_evenings:
            ranked = rank_formula("by", {"no": "{no}", "played": "1"}, ("total", "game_points", "evening"))
            yield Column("rank", tr("Rank"), Kind.NUMBER, formula=f'IF({{played}}=0,"",{ranked})')

    def by_values(self) -> Iterator[tuple[int, PlayerKey, dict[str, Value]]]:
        for number, player, evening in self.lines():
            row, parts = evening.row, self.kept(evening)
            sums = {key: sum(getattr(part, key) for part in parts) for key in PARTS[:3]}
            game_points = sum(part.points for part in parts) + row.game_adjustment
            raw = sum(sums.values()) + row.attendance + row.ranking_adjustment
            raw += 100 * game_points if row.rules.game_points else 0
            deals, dealt_points = self.dealt(evening)
            values: dict[str, Value] = {
                "date": evening.key.date,
                "evening": number,
                "name": evening.name,
                "no": self.numbers[player.player],
                "player": self.data.player(player.player),
                "played": int(bool(row.parts)),
                "game_adjustment": row.game_adjustment,
                "game_points": game_points,
                "deals": deals,
                "dealt_points": dealt_points,
                **sums,
                "attendance": row.attendance,
                "adjustments": row.ranking_adjustment,
                "game_points_count": int(row.rules.game_points),
                "floor": row.rules.floor if row.parts else None,
                "floor_added": evening.total - raw,
                "total": evening.total,
                "counts": int(not evening.dropped),
            }
            yield number, player.player, values

    def kept(self, evening: SeasonEvening) -> list[SheetPart]:
        """The sheets of an evening without those dropped one by one."""
        return [part for part in evening.row.parts if (part.round, part.table) not in evening.dropped_sheets]

    def dealt(self, evening: SeasonEvening) -> tuple[int, int]:
        """Deals known, and game points made in them, of the kept sheets."""
        parts = [part for part in self.kept(evening) if part.deals]
        points = sum(part.points for part in parts) + evening.row.game_adjustment
        return sum(part.deals for part in parts), points

    def evening_ranks(self) -> dict[tuple[PlayerKey, int], int]:
        """Rank of each evening among those its player played."""
        found: dict[PlayerKey, list[tuple[int, int, int]]] = {}
        for number, row, evening in self.lines():
            if evening.row.parts:
                found.setdefault(row.player, []).append((evening.total, evening.row.game_points, number))
        return {
            (player, number): rank
            for player, evenings in found.items()
            for rank, (_, _, number) in enumerate(sorted(evenings, reverse=True), start=1)
        }

    # What the figures come from.

    def adjustments(self) -> Table:
        columns = (
            *self.evening_columns(),
            Column("no", tr("No."), Kind.NUMBER),
            Column("player", tr("Player")),
            Column("game", tr("Game points"), Kind.POINTS),
            Column("ranking", tr("Ranking points"), Kind.HUNDREDTHS),
            Column("kind", tr("Kind")),
            Column("reason", tr("Reason")),
            Column("by", tr("Decided by")),
        )
        rows = [
            Row((e.key.date, number, e.name, self.numbers[row.player], self.data.player(row.player), *values))
            for number, row, e in self.lines()
            for values in map(adjustment_values, e.row.adjustments)
        ]
        return Table("adjustments", tr("Adjustments"), columns, tuple(rows))

    def evenings(self) -> Table:
        numbers = {key: number for number, key in enumerate(self.data.ranking.evenings, start=1)}
        players = dict.fromkeys(numbers, 0)
        for _, _, evening in self.lines():
            players[evening.key] += bool(evening.row.parts)
        titles = [title for title, _ in evening_texts(self.data.ranking.rules.evening)]
        columns = (
            *self.evening_columns(),
            Column("players", tr("Players"), Kind.NUMBER),
            *(Column(f"rule_{index}", title) for index, title in enumerate(titles)),
        )
        rows = [
            Row((e.key.date, numbers[e.key], e.name, players[e.key], *(text for _, text in evening_texts(e.rules))))
            for e in self.data.evenings
            if e.key in numbers
        ]
        return Table("evenings", tr("Evenings"), columns, tuple(rows))

    def players(self) -> Table:
        columns = (
            Column("no", tr("No."), Kind.NUMBER),
            Column("player", tr("Player")),
            Column("number", tr("Member number")),
            Column("evenings", tr("Evenings"), Kind.NUMBER, formula="COUNTIFS({by!no},{no},{by!played},1)"),
        )
        rows = [
            Row((self.numbers[r.player], self.data.player(r.player), self.data.numbers.get(r.player), attended(r)))
            for r in self.data.ranking.rows
        ]
        return Table("players", tr("Players"), columns, tuple(rows))

    def conventions(self) -> Table:
        rules = self.data.ranking.rules
        rows = [
            (tr("Club"), self.data.club),
            (tr("Season"), self.data.season),
            (tr("Date"), long_date(self.data.generated)),
            *season_texts(rules),
            *evening_texts(rules.evening),
        ]
        columns = (Column("what", tr("Convention")), Column("value", tr("Value")))
        return Table("conventions", tr("Conventions"), columns, tuple(Row(row) for row in rows))


def _kept_sum(key: str, amount: bool = False) -> str:
    total = f"SUMIFS({{by!{key}}},{{by!no}},{{no}},{{by!counts}},1)"
    return f"ROUND({total},2)" if amount else total


def _places(place: int) -> str:
    return f"COUNTIFS({{results!no}},{{no}},{{results!place}},{place},{{results!counts}},1)"
