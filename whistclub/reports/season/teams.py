"""The ranking of the teams of a season as a table (rules.md §5.4)."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter

from whistclub.ranking.facts import TeamRanking
from whistclub.reports.evening.standings_columns import step_text
from whistclub.reports.table import Column, Kind, Row, Table, row_values
from whistclub.words import tr
from whistclub.words.conventions import teams_text


def team_columns(ranking: TeamRanking) -> Iterator[Column]:
    """The columns of the team ranking wherever it is shown; their items are its rows."""
    kind = Kind.POINTS if ranking.teams.of == "game" else Kind.HUNDREDTHS
    yield Column("place", tr("Place"), Kind.PLACE, strong=True, value=attrgetter("place"), width=40)
    yield Column("team", tr("Team"), Kind.NAME, value=attrgetter("team"))
    yield Column("evenings", tr("Evenings"), Kind.NUMBER, value=lambda row: len(row.evenings))
    yield Column("won", tr("Won"), Kind.NUMBER, value=attrgetter("won"))
    yield Column("best", tr("Best evening"), kind, value=attrgetter("best"))
    yield Column("total", tr("Total"), kind, strong=True, value=attrgetter("total"))
    if any(step_text(row.step, "total") for row in ranking.rows):
        yield Column("step", tr("Separated by"), value=lambda row: step_text(row.step, "total") or None, width=90)


def team_table(ranking: TeamRanking) -> Table:
    """The team ranking for paper and files."""
    columns = tuple(team_columns(ranking))
    title = tr("Teams") if ranking.period is None else tr("Teams, {part}", part=ranking.period.name)
    rows = tuple(Row(row_values(columns, row)) for row in ranking.rows)
    counted = tr("An evening counts {what}.", what=teams_text(ranking.teams))
    return Table("teams", title, columns, rows, notes=(counted,), largest=13)
