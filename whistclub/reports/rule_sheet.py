"""The club's rule sheet, generated from its conventions: what every contract pays with a worked example, the switches,
the ranking. Nothing on it is written by hand, so it always agrees with the program."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from whistclub.ranking.facts import SeasonRules
from whistclub.ranking.parts import bracket_amount, points_by_place
from whistclub.reports.table import Column, Report, Row, Table
from whistclub.words import tr
from whistclub.words.conventions import evening_texts, season_texts
from whistclub.words.dates import long_date
from whistclub.words.games import words_of
from whistclub.words.games.own_names import own_name
from whistclub.words.numbers import hundredths, points


@dataclass(frozen=True, slots=True)
class RuleSheetData:
    """The data of the rule sheet. ``games``: game and conventions of each rule set in use; ``season``: name and rules,
    None without one; ``logo``: the club's, a PNG."""

    club: str
    games: tuple[tuple[str, Any], ...]
    season: tuple[str, SeasonRules] | None
    generated: datetime.date
    logo: bytes = b""


def rule_report(data: RuleSheetData) -> Report:
    """The whole rule sheet."""
    tables = [table for at, (game, conventions) in enumerate(data.games) for table in _tables(at, game, conventions)]
    if data.season is not None:
        tables.append(ranking_table(*data.season))
    day = data.generated
    return Report(data.club, tr("Rules of the club"), long_date(day), day, tuple(tables), data.logo)


def ranking_table(season: str, rules: SeasonRules) -> Table:
    """How the season is ranked, with an example of one sheet."""
    columns = (Column("what", tr("Ranking")), Column("value", tr("Value")))
    rows = tuple(Row(texts) for texts in (*season_texts(rules), *evening_texts(rules.evening)))
    title = tr("Ranking of the season {season}", season=season)
    return Table("ranking_rules", title, columns, rows, notes=tuple(_ranking_example(rules)), largest=10)


def _ranking_example(rules: SeasonRules) -> Iterator[str]:
    if rules.scheme == "average":
        yield tr("Example: +100 in 16 deals and −20 in 12 deals: 80 / 28 = {result}.", result=hundredths(286))
        return
    evening, won = rules.evening, 100
    paid = points_by_place(evening, 4)
    parts = [100 * won] if evening.game_points else []
    parts.append(paid[0] if paid else 0)
    if evening.bracket is not None:
        parts.append(bracket_amount(evening.bracket, won))
    yield tr(
        "Example: first of a table of four with {points} points, without an upset: {sum} = {total}.",
        points=points(won),
        sum=" + ".join(map(hundredths, parts)),
        total=hundredths(sum(parts)),
    )


def _tables(at: int, game: str, conventions: Any) -> Iterator[Table]:
    """The tables of a game; ``at``: its index among the rule sets in use."""
    for section in words_of(game).rule_sheet(conventions, own_name(game, conventions)):
        columns = tuple(Column(key, title, strong=not index) for index, (key, title) in enumerate(section.columns))
        examples: list[tuple[str, ...]] = [(example,) for example in section.examples]
        examples = examples or [()] * len(section.rows)
        yield Table(
            f"{section.key}_{at}",
            section.title,
            columns or (Column("rule", tr("Rule")),),
            tuple(Row(cells, example) for cells, example in zip(section.rows, examples, strict=True)),
            section.heading,
            notes=section.notes,
            largest=10,
            smallest=8.5 if section.examples else 6,
        )
