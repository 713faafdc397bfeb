"""The worksheets used by a season's formulas: one flat table of all results, and the results of each player by
evening."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from whistclub.ranking.amounts import rounded
from whistclub.ranking.facts import EveningRow, SheetPart
from whistclub.ranking.parts import PARTS
from whistclub.reports.formulas import rank_formula, rounded_formula
from whistclub.reports.season.workbook_lines import SeasonLines, evening_columns
from whistclub.reports.table import Column, Kind, Row, Table, Value
from whistclub.rules.common import PlayerKey
from whistclub.words import tr
from whistclub.words.games import game_name


@dataclass(frozen=True, slots=True)
class SeasonResults(SeasonLines):
    """The two tables of results."""

    def results(self) -> Table:
        """One row per player and sheet."""
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
            *evening_columns(),
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
        """The rank of each sheet among those of its player; sheets beyond the best ones do not count."""
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
        """One row per player and evening; ``adjusted``: there is a table of adjustments to look up."""
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
        yield from evening_columns()
        yield Column("no", tr("No."), Kind.NUMBER)
        yield Column("player", tr("Player"))
        played = f"COUNTIFS({sheet})"
        if self.old:
            yield Column("old", tr("Old result"), Kind.NUMBER)
            played += "+{old}"
        yield Column("played", tr("Played"), Kind.NUMBER, formula=f"IF({played}>0,1,0)")
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
            sums = {key: sum(getattr(part, key) for part in parts) for key in (part.key for part in PARTS)}
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
                "played": int(row.took_part),
                "old": int(row.took_part and not row.parts),
                "game_adjustment": row.game_adjustment,
                "game_points": game_points,
                "deals": deals,
                "dealt_points": dealt_points,
                **sums,
                "attendance": row.attendance,
                "adjustments": row.ranking_adjustment,
                "game_points_count": int(row.rules.game_points),
                "floor": row.rules.floor if row.took_part else None,
                "floor_added": evening.total - raw,
                "total": evening.total,
                "counts": int(not evening.dropped),
            }
            yield number, player.player, values

    def evening_ranks(self) -> dict[tuple[PlayerKey, int], int]:
        """The rank of each evening among those its player played."""
        found: dict[PlayerKey, list[tuple[int, int, int]]] = {}
        for number, row, evening in self.lines():
            if evening.row.took_part:
                found.setdefault(row.player, []).append((evening.total, evening.row.game_points, number))
        return {
            (player, number): rank
            for player, evenings in found.items()
            for rank, (_, _, number) in enumerate(sorted(evenings, reverse=True), start=1)
        }
