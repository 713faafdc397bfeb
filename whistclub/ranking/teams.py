"""The team ranking: the sums of the best members of each evening (rules.md §5.4)."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from whistclub.ranking.amounts import places
from whistclub.ranking.facts import (
    EveningFacts,
    EveningRow,
    Order,
    Period,
    SeasonRules,
    TeamEvening,
    TeamRanking,
    TeamRow,
)
from whistclub.ranking.periods import dated_in
from whistclub.ranking.season import SeasonRun
from whistclub.rules.common import PlayerKey

TeamOf = Callable[[PlayerKey, datetime.date], "str | None"]
"""The team a player belongs to on a date, None: to none."""

_STEPS = ("total", "evenings_won", "best_evening")


def team_ranking(
    season: str,
    rules: SeasonRules,
    evenings: Sequence[EveningFacts],
    team_of: TeamOf,
    *,
    initial: Order | None = None,
    guests: frozenset[PlayerKey] = frozenset(),
    period: Period | None = None,
    name_key: Callable[[str], Any] = str,
) -> TeamRanking:
    """The ranking of the teams over the closed sheets of ``evenings``, or of those of a ``period``. ``name_key``: what
    teams of one place are sorted by. ValueError for a season without teams."""
    if rules.teams is None:
        raise ValueError("a season without teams")
    run, found = SeasonRun(rules, initial, guests), dict[str, list[TeamEvening]]()
    for evening in sorted(evenings, key=lambda evening: evening.key):
        rows = run.add(evening)
        if not dated_in(period, evening.key):
            continue
        values = {team: _evening(rules, evening, members) for team, members in _by_team(evening, rows, team_of).items()}
        highest = max((one.value for one in values.values()), default=0)
        for team, one in values.items():
            found.setdefault(team, []).append(replace(one, won=one.value == highest))
    rows_of_teams = [_row(team, own) for team, own in found.items()]
    ranked = sorted(sorted(rows_of_teams, key=lambda row: name_key(row.team)), key=_key, reverse=True)
    numbers = places([_key(row) for row in ranked], rules.numbering)
    placed = [
        replace(row, place=place, step=_step(ranked[at - 1], row) if at else "")
        for at, (row, place) in enumerate(zip(ranked, numbers, strict=True))
    ]
    return TeamRanking(season, rules.teams, tuple(placed), period)


def _by_team(evening: EveningFacts, rows: Iterable[EveningRow], team_of: TeamOf) -> dict[str, list[EveningRow]]:
    members: dict[str, list[EveningRow]] = {}
    for row in rows:
        team = team_of(row.player, evening.key.date) if row.took_part else None
        if team is not None:
            members.setdefault(team, []).append(row)
    return members


def _evening(rules: SeasonRules, evening: EveningFacts, members: Iterable[EveningRow]) -> TeamEvening:
    assert rules.teams is not None
    of_game = rules.teams.of == "game"
    values = [(row.player, row.game_points if of_game else row.ranking_points) for row in members]
    values.sort(key=lambda one: -one[1])
    counted = tuple(values[: rules.teams.count])
    return TeamEvening(evening.key, evening.name, sum(value for _, value in counted), counted)


def _row(team: str, evenings: Sequence[TeamEvening]) -> TeamRow:
    values = [evening.value for evening in evenings]
    return TeamRow(0, team, sum(one.won for one in evenings), max(values), sum(values), tuple(evenings))


def _key(row: TeamRow) -> tuple[int, int, int]:
    return row.total, row.won, row.best


def _step(above: TeamRow, below: TeamRow) -> str:
    return next((name for name, a, b in zip(_STEPS, _key(above), _key(below), strict=True) if a != b), "")
