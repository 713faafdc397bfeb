"""Scores, standings and rankings as lines of text, for a terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from whistclub.ranking.facts import EveningRules, EveningStandings, Period, Ranking, TeamRanking
from whistclub.reports.evening.standings_columns import standings_columns
from whistclub.reports.season.ranking import ranking_columns
from whistclub.reports.table import Column, Medium, cell_text, row_values, shown_on
from whistclub.rules.common import PlayerKey
from whistclub.rules.facts import Score
from whistclub.words import tr
from whistclub.words.conventions import game_line
from whistclub.words.dates import long_date
from whistclub.words.games import game_name
from whistclub.words.numbers import hundredths, points
from whistclub.words.sheets.warnings import warning_text

NameOf = Callable[[PlayerKey], str]


def score_lines(score: Score, name_of: NameOf = str) -> list[str]:
    """A scored sheet: its table, the places, and the warnings of its deals."""
    sheet = score.sheet
    heading = tr(
        "Table {table}, round {round}: {game}", table=sheet.table, round=sheet.round, game=game_name(sheet.game)
    )
    state = tr("finished") if score.finished else tr("not finished")
    deals = tr("%n deal(s)", "", len(score.lines))
    rows = [
        (_known(row.place), name_of(row.player), points(row.points), *(map(_known, row.counts.values())))
        for row in score.standings
    ]
    warnings = [
        tr("Deal {number}: {warning}", number=line.number, warning=warning_text(warned, names))
        for line in score.lines
        for names in [{seat: name_of(player) for seat, player in line.table.players.items()}]
        for warned in line.warnings
    ]
    return [f"{heading} ({deals}, {state})", *aligned(rows), *warnings]


def standings_lines(standings: EveningStandings, name_of: NameOf) -> list[str]:
    """An evening's standings."""
    heading = " · ".join(part for part in (long_date(standings.key.date), standings.name) if part)
    provisional = [tr("provisional")] if standings.provisional else []
    if standings.cancelled:
        provisional = [tr("Cancelled: nothing of this evening counts.")]
    rules = standings.rows[0].rules if standings.rows else EveningRules()
    kept = ("place", "player", "game_points", "ranking_points")
    columns = [column for column in standings_columns(standings, rules, name_of) if column.key in kept]
    return [heading, *provisional, *_table(columns, standings.rows)]


def ranking_lines(ranking: Ranking, name_of: NameOf) -> list[str]:
    """A season ranking with every part of it."""
    heading = [tr("Season {name}", name=ranking.season)]
    if ranking.game is not None:
        heading += [game_name(ranking.game), game_line(ranking)]
    heading += _period_line(ranking.period)
    if ranking.category is not None:
        heading.append(tr("Category {name}", name=ranking.category))
    return [*heading, *_table(shown_on(Medium.ANSWER, ranking_columns(ranking, name_of)), ranking.rows)]


def team_lines(ranking: TeamRanking) -> list[str]:
    """A team ranking."""
    written = points if ranking.teams.of == "game" else hundredths
    titles = [tr("Place"), tr("Team"), tr("Evenings"), tr("Won"), tr("Best evening"), tr("Total")]
    rows = [
        [str(row.place), row.team, str(len(row.evenings)), str(row.won), written(row.best), written(row.total)]
        for row in ranking.rows
    ]
    return [tr("Season {name}", name=ranking.season), *_period_line(ranking.period), *aligned([titles, *rows])]


def _period_line(period: Period | None) -> list[str]:
    return [] if period is None else [tr("Part {name}", name=period.name)]


def _table(columns: Sequence[Column], rows: Sequence[object]) -> list[str]:
    cells = [
        [cell_text(c.kind, v) or "–" for c, v in zip(columns, row_values(columns, row), strict=True)] for row in rows
    ]
    return aligned([[column.tip or column.title for column in columns], *cells])


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """The rows in aligned columns: the second, the names, to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.ljust(width) if index == 1 else cell.rjust(width)
            for index, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def _known(number: int | None) -> str:
    return "–" if number is None else str(number)
