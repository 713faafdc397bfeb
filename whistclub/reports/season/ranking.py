"""The season ranking as a table for the wall and for files (rules.md §5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from whistclub.ranking.amounts import rounded
from whistclub.ranking.facts import EveningKey, SeasonRow
from whistclub.reports.data import Cancelled, SeasonReportData
from whistclub.reports.evening.standings import step_text
from whistclub.reports.table import Column, Kind, Report, Row, Table, Value
from whistclub.words import tr
from whistclub.words.conventions import game_line, numbering_line, shared_line
from whistclub.words.dates import day_and_month, long_date
from whistclub.words.games import game_name
from whistclub.words.names import strung

PARTS = ("place_points", "points_bonus", "upset_bonus", "attendance", "adjustments", "floor_added")


def season_report(data: SeasonReportData, tables: Sequence[Table], title: str = "") -> Report:
    """A report on the season consisting of ``tables``, titled as the ranking unless ``title`` is given."""
    counted = [tr("%n evening(s)", "", len(data.evenings)), long_date(data.generated)]
    if data.ranking.game is not None:
        counted.insert(0, game_name(data.ranking.game))
    subtitle = " · ".join(counted)
    if not title:
        title = tr("Ranking of the season {season}", season=data.season) if data.season else tr("Ranking")
    return Report(data.club, title, subtitle, data.generated, tuple(tables), data.logo)


def ranking_table(data: SeasonReportData) -> Table:
    """The ranking with every part of each total, classified players first."""
    rows = data.ranking.rows
    columns = tuple(_columns(data))
    table_rows = []
    for row in rows:
        values = dict(ranking_values(data, row))
        table_rows.append(Row(tuple(values[column.key] for column in columns), quiet=not row.classified))
    return Table(
        "ranking",
        tr("Ranking"),
        columns,
        tuple(table_rows),
        notes=tuple(ranking_notes(data)),
        repeat=next(index for index, column in enumerate(columns) if column.key == "player") + 1,
        largest=13,
        smallest=5,
        headed=False,
    )


def _columns(data: SeasonReportData) -> Iterator[Column]:
    rows = data.ranking.rows
    yield Column("place", tr("Place"), Kind.PLACE, strong=True)
    if data.numbers:
        yield Column("number", tr("Member number"))
    yield Column("player", tr("Player"))
    yield Column("evenings", tr("Evenings"), Kind.NUMBER)
    yield Column("sheets", tr("Sheets"), Kind.NUMBER)
    if any(row.dropped for row in rows):
        yield Column("dropped", tr("Not counted"), Kind.NUMBER)
    yield Column("firsts", tr("First places"), Kind.NUMBER)
    yield Column("game_points", tr("Game points"), Kind.POINTS)
    if data.ranking.rules.scheme == "average":
        yield Column("deals", tr("Deals"), Kind.NUMBER)
    yield from part_columns(rows)
    yield Column("total", tr("Total"), Kind.HUNDREDTHS, strong=True)
    if any(step_text(row.step, "total") for row in rows):
        yield Column("step", tr("Separated by"))


def part_columns(rows: Sequence[SeasonRow]) -> Iterator[Column]:
    """The columns of the parts of the total that occur."""
    titles = {
        "place_points": tr("Place points"),
        "points_bonus": tr("Bonus"),
        "upset_bonus": tr("Upset"),
        "attendance": tr("Attendance"),
        "adjustments": tr("Adjusted"),
        "floor_added": tr("Floor"),
    }
    for key in PARTS:
        if any(getattr(row, key) for row in rows):
            yield Column(key, titles[key], Kind.HUNDREDTHS)


def ranking_values(data: SeasonReportData, row: SeasonRow) -> Iterator[tuple[str, Value]]:
    """The values of a ranking line by column key."""
    yield "place", row.place
    yield "number", data.numbers.get(row.player)
    yield "player", data.player(row.player)
    yield "evenings", attended(row)
    for key in ("sheets", "dropped", "firsts", "game_points", "deals", *PARTS, "total"):
        yield key, getattr(row, key)
    yield "step", step_text(row.step, "total") or None


def attended(row: SeasonRow) -> int:
    """The number of evenings the player took part in, not only was adjusted on."""
    return sum(evening.row.took_part for evening in row.evenings)


def ranking_notes(data: SeasonReportData) -> Iterator[str]:
    """Notes that explain the lines: what counts, the ties, who has no place."""
    rules, rows = data.ranking.rules, data.ranking.rows
    if data.ranking.game is not None:
        yield game_line(data.ranking)
    if rules.best is not None and rules.best_of == "evenings":
        yield tr("The best {n} evenings of each player count.", n=rules.best)
    elif rules.best is not None:
        yield tr("The best {n} sheets of each player count.", n=rules.best)
    if rules.scheme == "average":
        yield tr("The total is the average of game points per deal.")
    elif any(evening.rules.game_points for evening in data.evenings):
        yield tr("Game points count in the total.")
    yield tr("Equal totals: better places, then game points; still equal: the place is shared.")
    yield numbering_line(rules)
    yield from shared_line([evening.rules for evening in data.evenings])
    if data.cancelled:
        yield tr("Cancelled: {evenings}.", evenings=strung(map(_cancelled, data.cancelled)))
    if rules.minimum and any(not row.classified for row in rows):
        yield tr("Without a place: fewer than {n} evenings.", n=rules.minimum)


def _cancelled(evening: Cancelled) -> str:
    day = evening_title(evening.key)
    return tr("{evening} ({reason})", evening=day, reason=evening.why) if evening.why else day


def matrix_table(data: SeasonReportData) -> Table:
    """The result of each evening for each player; not played is blank, what does not count is crossed out."""
    columns = (
        Column("place", tr("Place"), Kind.PLACE, strong=True),
        Column("player", tr("Player")),
        Column("total", tr("Total"), Kind.HUNDREDTHS, strong=True),
        *(Column(evening_key(n), evening_title(key), Kind.HUNDREDTHS) for n, key in enumerate(data.ranking.evenings)),
        Column("average", tr("Average of an evening"), Kind.HUNDREDTHS),
    )
    rows = tuple(_matrix_row(data, row, columns) for row in data.ranking.rows)
    struck = any(row.struck for row in rows)
    notes = (tr("Crossed out: does not count."),) if struck else ()
    return Table("matrix", tr("Player × evening"), columns, rows, notes=notes, repeat=3, tab=tr("Matrix"))


def evening_key(number: int) -> str:
    """The column key of an evening, counted from 0."""
    return f"evening_{number}"


def evening_title(key: EveningKey) -> str:
    """The title of an evening's narrow column: day and month, with its number from the second of that day on."""
    day = day_and_month(key.date)
    return day if key.number == 1 else f"{day} ({key.number})"


def _matrix_row(data: SeasonReportData, row: SeasonRow, columns: Sequence[Column]) -> Row:
    numbers = {key: number for number, key in enumerate(data.ranking.evenings)}
    values: dict[str, Value] = {"place": row.place, "player": data.player(row.player), "total": row.total}
    struck = set()
    for evening in row.evenings:
        key = evening_key(numbers[evening.key])
        values[key] = evening.total
        if evening.dropped:
            struck.add(key)
    values["average"] = average(row)
    return Row(tuple(values.get(column.key) for column in columns), struck=frozenset(struck), quiet=not row.classified)


def average(row: SeasonRow) -> int | None:
    """The average result of the evenings played; None without one."""
    totals = [evening.total for evening in row.evenings if evening.row.took_part]
    return rounded(sum(totals), len(totals)) if totals else None
