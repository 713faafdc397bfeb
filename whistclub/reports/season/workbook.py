"""A season as a workbook to go on working with: every total and place is a formula over one flat table of results.

Formulas look players up by their number in the workbook, never by name: a name may look like a condition."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from whistclub.ranking.facts import SeasonRow
from whistclub.reports.data import SeasonReportData
from whistclub.reports.formulas import place_formula, rank_formula, rounded_formula
from whistclub.reports.season.ranking import matrix_table, part_columns, ranking_table
from whistclub.reports.season.teams import team_table
from whistclub.reports.season.workbook_facts import adjustments_table, conventions_table, evenings_table, players_table
from whistclub.reports.season.workbook_results import SeasonResults
from whistclub.reports.table import Column, Kind, Medium, Table, Value, shown_on
from whistclub.words import tr
from whistclub.words.games import game_name

_LOOKED_UP = re.compile(r"\{(\w+)!")
"""A formula's reference to a column of a table."""


def season_book(data: SeasonReportData) -> tuple[Table, ...]:
    """The worksheets: ranking, matrix, results, results by evening, adjustments, evenings, players, conventions. When
    the season mixes games, a ranking of each game follows the first; the tables they use come last."""
    first, *others = _Book.of(data).tables()
    games = [_of_game(one) for one in data.by_game]
    besides = list(_besides(data))
    made = (table for _, *tables in games for table in tables)
    return (first, *(ranking for ranking, *_ in games), *besides, *others, *made)


def _besides(data: SeasonReportData) -> Iterator[Table]:
    """The rankings of parts, categories and teams, as values."""
    for number, ranking in enumerate((*data.parts, *data.categories), 1):
        name = ranking.category or (ranking.period.name if ranking.period else "")
        title = tr("{table} · {game}", table=tr("Ranking"), game=name)
        table = ranking_table(replace(data, ranking=ranking))
        yield replace(table, key=f"besides_{number}", title=title, tab="", headed=True)
    if data.teams is not None:
        yield team_table(data.teams)


def _of_game(data: SeasonReportData) -> list[Table]:
    """The ranking of one game with the results and evenings its formulas use, under keys of their own: the upset bonus
    differs from ranking to ranking."""
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
class _Book(SeasonResults):
    """All worksheets."""

    def tables(self) -> Iterator[Table]:
        adjustments = adjustments_table(self)
        yield self.ranking()
        yield self.matrix()
        yield self.results()
        yield self.by_evening(bool(adjustments.rows))
        if adjustments.rows:
            yield adjustments
        yield evenings_table(self)
        yield players_table(self)
        yield conventions_table(self)

    # The ranking and the matrix: the tables of the wall, with formulas and the columns these need.

    def ranking(self) -> Table:
        table = ranking_table(self.data)
        parts = {column.key for column in shown_on(Medium.PRINTED, part_columns(self.data.ranking.rows))}
        formulas = {**self.ranking_formulas(), **{key: _kept_sum(key, True) for key in parts}}
        columns = [replace(c, formula=formulas.get(c.key, "")) for c in table.columns]
        after = next(index for index, column in enumerate(columns) if column.key == "firsts") + 1
        places = [
            Column(f"places_{n}", tr("Places {number}", number=n), Kind.NUMBER, formula=_places(n))
            for n in range(2, self.worst + 1)
        ]
        helpers = [
            Column("no", tr("No."), Kind.NUMBER, aside=True),
            Column("classified", tr("Classified"), Kind.NUMBER, formula=formulas["classified"], aside=True),
        ]
        if self.averages:
            helpers.append(
                Column("dealt_points", tr("Points of known deals"), Kind.POINTS, formula=formulas["dealt"], aside=True)
            )
        if self.data.ranking.rules.numbering == "1223":
            helpers.append(Column("rank", tr("Rank"), Kind.NUMBER, formula=formulas.get("rank", ""), aside=True))
        rows = [
            replace(
                printed,
                values=(*printed.values[:after], *self.place_counts(row), *printed.values[after:], *self.helpers(row)),
                lines=(),
                formulas={"classified": "0"} if row.guest else {},
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
        steps = {
            "places": ["firsts", *(f"places_{n}" for n in range(2, self.worst + 1))],
            "game_points": ["game_points"],
        }
        order = ["total", *(column for step in rules.tie_breaks for column in steps.get(step, ()))]
        # Below a minimum that applies at the end of the season there are places too.
        needed = 0 if any(row.provisional for row in self.data.ranking.rows) else self.data.ranking.minimum
        rank = rank_formula("ranking", {"classified": "1"}, order)
        total = _kept_sum("total", True)
        if self.averages:
            adjusted = "+{adjustments}" if any(row.adjustments for row in self.data.ranking.rows) else ""
            total = f"ROUND({rounded_formula('{dealt_points}', '{deals}')}{adjusted},2)"
        sheets = 'COUNTIFS({results!no},{no},{results!place},">0"'
        own = "{sheets}+COUNTIFS({by!no},{no},{by!old},1)" if self.old else "{sheets}"
        placed = {
            "place": place_formula("ranking", "classified", order, rules.numbering, "rank"),
            "rank": f"IF({{classified}}=1,{rank},0)",
        }
        # What no formula can compare leaves the places as values.
        return {
            **(placed if set(rules.tie_breaks) <= steps.keys() else {}),
            "evenings": "COUNTIFS({by!no},{no},{by!played},1)",
            "sheets": f"{sheets})",
            "dropped": f"{{sheets}}-{sheets},{{results!counts}},1)",
            "firsts": _places(1),
            "game_points": _kept_sum("game_points"),
            "deals": _kept_sum("deals"),
            "dealt": _kept_sum("dealt_points"),
            "last": self.last_formula(),
            "total": total,
            "classified": f"IF(AND({own}>0,{{evenings}}>={needed}),1,0)",
        }

    def last_formula(self) -> str:
        """What the latest evening gave; blank for who was not there."""
        keys = self.data.ranking.evenings
        movement = self.data.ranking.movement
        number = keys.index(movement.evening) + 1 if movement else 0
        there = f"{{by!no}},{{no}},{{by!evening}},{number}"
        return f'IF(COUNTIFS({there})=0,"",SUMIFS({{by!total}},{there}))'

    def place_counts(self, row: SeasonRow) -> tuple[Value, ...]:
        return tuple(row.places[n - 1] if n <= len(row.places) else 0 for n in range(2, self.worst + 1))

    def helpers(self, row: SeasonRow) -> Iterator[Value]:
        yield self.numbers[row.player]
        yield int(row.place is not None)
        if self.averages:
            yield sum(self.dealt(evening)[1] for evening in row.evenings if not evening.dropped)
        if self.data.ranking.rules.numbering == "1223":
            yield self.rank(row)

    def rank(self, row: SeasonRow) -> int:
        if row.place is None:
            return 0
        return 1 + sum(other.place is not None and other.place < row.place for other in self.data.ranking.rows)

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
        columns.append(Column("no", tr("No."), Kind.NUMBER, aside=True))
        rows = (
            replace(printed, values=(*printed.values, self.numbers[row.player]))
            for printed, row in zip(table.rows, self.data.ranking.rows, strict=True)
        )
        return replace(table, columns=tuple(columns), rows=tuple(rows))


def _kept_sum(key: str, amount: bool = False) -> str:
    total = f"SUMIFS({{by!{key}}},{{by!no}},{{no}},{{by!counts}},1)"
    return f"ROUND({total},2)" if amount else total


def _places(place: int) -> str:
    return f"COUNTIFS({{results!no}},{{no}},{{results!place}},{place},{{results!counts}},1)"
