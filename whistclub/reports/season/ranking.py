"""The season ranking as a table for the wall and for files (rules.md §5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from operator import attrgetter
from typing import Any

from whistclub.ranking.amounts import rounded
from whistclub.ranking.facts import EveningKey, Movement, Ranking, SeasonRow
from whistclub.reports.data import Cancelled, SeasonReportData
from whistclub.reports.evening.standings_columns import step_text
from whistclub.reports.table import (
    EVERYWHERE,
    Column,
    Kind,
    Medium,
    Report,
    Row,
    Table,
    Value,
    row_values,
    shown_on,
)
from whistclub.rules.common import PlayerKey
from whistclub.words import tr
from whistclub.words.conventions import game_line, numbering_line, shared_line, ties_line
from whistclub.words.dates import day_and_month, long_date
from whistclub.words.games import game_name
from whistclub.words.names import strung


def season_report(data: SeasonReportData, tables: Sequence[Table], title: str = "") -> Report:
    """A report on the season consisting of ``tables``, titled as the ranking unless ``title`` is given."""
    counted = [tr("%n evening(s)", "", len(data.evenings)), *after_line(data.ranking), long_date(data.generated)]
    if data.ranking.game is not None:
        counted.insert(0, game_name(data.ranking.game))
    subtitle = " · ".join(counted)
    if not title:
        title = tr("Ranking of the season {season}", season=data.season) if data.season else tr("Ranking")
    of = data.ranking.category or (data.ranking.period and data.ranking.period.name)
    title = tr("{title} · {of}", title=title, of=of) if of else title
    return Report(data.club, title, subtitle, data.generated, tuple(tables), data.logo)


def ranking_table(data: SeasonReportData) -> Table:
    """The ranking with every part of each total, classified players first."""
    rows = data.ranking.rows
    columns = shown_on(Medium.PRINTED, ranking_columns(data.ranking, data.player, data.numbers))
    return Table(
        "ranking",
        tr("Ranking"),
        columns,
        tuple(Row(row_values(columns, row), quiet=not row.classified) for row in rows),
        notes=tuple(ranking_notes(data)),
        repeat=next(index for index, column in enumerate(columns) if column.key == "player") + 1,
        largest=13,
        smallest=4.5,
        headed=False,
    )


def ranking_columns(
    ranking: Ranking, name: Callable[[PlayerKey], str], numbers: Mapping[PlayerKey, str] | None = None
) -> Iterator[Column]:
    """The columns of the ranking wherever it is shown; their items are its rows. What nobody has has no column.

    ``name``: of a player; ``numbers``: member numbers."""
    rows, answer = ranking.rows, Medium.ANSWER
    yield Column("place", tr("Place"), Kind.PLACE, strong=True, value=lambda row: row.place, width=40)
    if (movement := ranking.movement) is not None:
        moved = Column(
            "moved",
            tr("±", "places moved in a ranking"),
            Kind.PAIR,
            short="▲▼",
            on=EVERYWHERE & ~answer,
            width=52,
        )
        yield replace(moved, tip=tr("Since the evening before"), value=lambda row: movement_text(row, movement))
    if numbers:
        yield Column("number", tr("Member number"), value=lambda row: numbers.get(row.player), on=Medium.PRINTED)
    yield Column("player", tr("Player"), Kind.NAME, value=lambda row: name(row.player), short=tr("Name"))
    yield Column("evenings", tr("Evenings"), Kind.NUMBER, value=attended, on=EVERYWHERE & ~answer, width=40)
    yield _amount("sheets", tr("Sheets"), Kind.NUMBER, tip=tr("Closed sheets"), width=40, spare=7)
    dropped = Medium.PRINTED if any(row.dropped for row in rows) else Medium.NOWHERE
    yield _amount("dropped", tr("Not counted"), Kind.NUMBER, on=answer | dropped)
    yield _amount("firsts", tr("First places"), Kind.NUMBER, on=EVERYWHERE & ~Medium.SCREEN)
    yield _amount("game_points", tr("Game points"), Kind.POINTS, spare=1)
    if ranking.rules.scheme == "average":
        yield _amount("deals", tr("Deals"), Kind.NUMBER, on=Medium.PRINTED)
    yield from part_columns(rows)
    if movement is not None:
        last = Column("last", tr("Last evening"), Kind.HUNDREDTHS, short=tr("Last"), on=EVERYWHERE & ~answer, spare=3)
        yield replace(last, value=lambda row: _of_evening(row, movement.evening))
    yield _amount("total", tr("Total"), strong=True)
    if any(row.guest or row.provisional for row in rows):
        yield Column("remark", tr("Remark"), value=_remark, on=EVERYWHERE & ~answer, width=80, spare=9)
    if any(step_text(row.step, "total") for row in rows):
        step = Column("step", tr("Separated by"), on=EVERYWHERE & ~answer, width=90, spare=8)
        yield replace(step, value=lambda row: step_text(row.step, "total") or None)


def part_columns(rows: Sequence[SeasonRow]) -> Iterator[Column]:
    """The columns of the parts of the total; outside answers only those that occur."""
    paper = EVERYWHERE & ~Medium.SCREEN
    parts = (
        _amount("place_points", tr("Place points"), short=tr("Place pts"), spare=4),
        _amount("points_bonus", tr("Bonus"), tip=tr("Points bonus"), spare=5),
        _amount("upset_bonus", tr("Upset"), tip=tr("Upset bonus"), spare=6),
        _amount("attendance", tr("Attendance"), on=paper),
        _amount("adjustments", tr("Adjusted"), on=paper),
        _amount("floor_added", tr("Floor"), on=Medium.PRINTED),
        Column(
            "other", tr("Other"), Kind.HUNDREDTHS, value=_other, on=Medium.SCREEN,
            tip=tr("Attendance, adjustments, floor"), spare=3,
        ),
    )  # fmt: skip
    for column in parts:
        used = any(column.value(row) for row in rows)
        yield column if used else replace(column, on=column.on & Medium.ANSWER)


def _amount(key: str, title: str, kind: Kind = Kind.HUNDREDTHS, **shown: Any) -> Column:
    """A column of the attribute ``key`` of the rows."""
    return Column(key, title, kind, value=attrgetter(key), **shown)


def movement_text(row: SeasonRow, movement: Movement) -> str | None:
    """How a line moved since the evening before: ▲ 2, ▼ 1, = or new; None without a place."""
    if row.place is None:
        return None
    if (before := movement.places.get(row.player)) is None:
        return tr("new", "in a ranking, who had no place before")
    up = before - row.place
    return f"▲ {up}" if up > 0 else f"▼ {-up}" if up else "="


def _of_evening(row: SeasonRow, key: EveningKey) -> int | None:
    return next((evening.total for evening in row.evenings if evening.key == key), None)


def after_line(ranking: Ranking) -> tuple[str, ...]:
    """The evening after which the ranking stands, where it says what that evening moved."""
    if ranking.movement is None:
        return ()
    return (tr("after the evening of {date}", date=long_date(ranking.movement.evening.date)),)


def _remark(row: SeasonRow) -> str | None:
    return tr("guest") if row.guest else tr("provisional") if row.provisional else None


def _other(row: SeasonRow) -> int:
    return row.attendance + row.adjustments + row.floor_added


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
    yield ties_line(rules)
    yield numbering_line(rules)
    yield from shared_line([evening.rules for evening in data.evenings])
    if data.cancelled:
        yield tr("Cancelled: {evenings}.", evenings=strung(map(_cancelled, data.cancelled)))
    needed = data.ranking.minimum
    if needed and any(row.place is None and not row.guest for row in rows):
        yield tr("Without a place: fewer than {n} evenings.", n=needed)
    if any(row.provisional for row in rows):
        yield tr("Provisional: fewer than {n} evenings so far.", n=needed)
    if any(row.guest for row in rows):
        yield tr("Guests have no place.")


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
