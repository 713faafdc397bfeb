"""The worksheets that hold a season's facts: adjustments, evenings, players, conventions."""

from __future__ import annotations

from whistclub.reports.evening.standings import adjustment_values
from whistclub.reports.season.ranking import attended
from whistclub.reports.season.workbook_lines import SeasonLines, evening_columns
from whistclub.reports.table import Column, Kind, Row, Table
from whistclub.words import tr
from whistclub.words.conventions import evening_texts, season_texts
from whistclub.words.dates import long_date


def adjustments_table(season: SeasonLines) -> Table:
    """Every adjustment with its reason."""
    columns = (
        *evening_columns(),
        Column("no", tr("No."), Kind.NUMBER),
        Column("player", tr("Player")),
        Column("game", tr("Game points"), Kind.POINTS),
        Column("ranking", tr("Ranking points"), Kind.HUNDREDTHS),
        Column("kind", tr("Kind")),
        Column("reason", tr("Reason")),
        Column("by", tr("Decided by")),
    )
    rows = [
        Row((e.key.date, number, e.name, season.numbers[row.player], season.data.player(row.player), *values))
        for number, row, e in season.lines()
        for values in map(adjustment_values, e.row.adjustments)
    ]
    return Table("adjustments", tr("Adjustments"), columns, tuple(rows))


def evenings_table(season: SeasonLines) -> Table:
    """The evenings and the conventions of each."""
    numbers = {key: number for number, key in enumerate(season.data.ranking.evenings, start=1)}
    players = dict.fromkeys(numbers, 0)
    for _, _, evening in season.lines():
        players[evening.key] += evening.row.took_part
    titles = [title for title, _ in evening_texts(season.data.ranking.rules.evening)]
    columns = (
        *evening_columns(),
        Column("players", tr("Players"), Kind.NUMBER),
        *(Column(f"rule_{index}", title) for index, title in enumerate(titles)),
    )
    rows = [
        Row((e.key.date, numbers[e.key], e.name, players[e.key], *(text for _, text in evening_texts(e.rules))))
        for e in season.data.evenings
        if e.key in numbers
    ]
    return Table("evenings", tr("Evenings"), columns, tuple(rows))


def players_table(season: SeasonLines) -> Table:
    """All players by number in the workbook and in the club."""
    columns = (
        Column("no", tr("No."), Kind.NUMBER),
        Column("player", tr("Player")),
        Column("number", tr("Member number")),
        Column("evenings", tr("Evenings"), Kind.NUMBER, formula="COUNTIFS({by!no},{no},{by!played},1)"),
    )
    rows = [
        Row((season.numbers[r.player], season.data.player(r.player), season.data.numbers.get(r.player), attended(r)))
        for r in season.data.ranking.rows
    ]
    return Table("players", tr("Players"), columns, tuple(rows))


def conventions_table(season: SeasonLines) -> Table:
    """The conventions of the season's ranking."""
    rules = season.data.ranking.rules
    rows = [
        (tr("Club"), season.data.club),
        (tr("Season"), season.data.season),
        (tr("Date"), long_date(season.data.generated)),
        *season_texts(rules),
        *evening_texts(rules.evening),
    ]
    columns = (Column("what", tr("Convention")), Column("value", tr("Value")))
    return Table("conventions", tr("Conventions"), columns, tuple(Row(row) for row in rows))
