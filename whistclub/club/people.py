"""Queries on one player and on the deals of a season, for the player's page and card and for the records."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from whistclub.club import queries, seasons
from whistclub.club.ports import AdjustmentRecord, EveningRecord, PlayerRecord, SeasonRecord, SheetRecord, Work
from whistclub.club.sheets import load_all
from whistclub.ranking.facts import EveningKey, Ranking, SeasonRow
from whistclub.ranking.people import PlayedSheet, Portrait, portrait
from whistclub.ranking.season import Step, course
from whistclub.rules.sheet import fold


@dataclass(frozen=True, slots=True)
class PlayerSeason:
    """One player's season. ``row`` None: the player is not in it. ``steps``: the player's place after each evening."""

    record: PlayerRecord
    season: SeasonRecord
    ranking: Ranking
    row: SeasonRow | None
    steps: tuple[Step, ...]
    portrait: Portrait


def player_season(work: Work, player_id: int, season_id: int, game: str | None = None) -> PlayerSeason:
    """The player's season, in all games or in one; KeyError when there is no such player or season."""
    record, season = work.get(PlayerRecord, player_id), work.get(SeasonRecord, season_id)
    ranking = queries.ranking(work, season_id, game=game)
    played = _played(work, work.find(EveningRecord, season_id=season_id, cancelled=False), work.sheets_of(player_id))
    if game is not None:
        played = tuple(one for one in played if one.score.sheet.game == game)
    return PlayerSeason(
        record,
        season,
        ranking,
        next((row for row in ranking.rows if row.player == player_id), None),
        places(work, player_id, season_id, game),
        portrait(player_id, played),
    )


def places(work: Work, player_id: int, season_id: int, game: str | None = None) -> tuple[Step, ...]:
    """The player's place after each evening of a season, in all games or in one."""
    season = work.get(SeasonRecord, season_id)
    initial = queries.initial_order(work, season, game)
    return course(season.rules, queries.season_facts(work, season), player_id, initial, game, seasons.guests(work))


def seasons_of(work: Work, player_id: int) -> tuple[SeasonRecord, ...]:
    """The seasons in which the player has results or adjustments, by name."""
    sheets = work.find(SheetRecord, id=work.sheets_of(player_id))
    held = {sheet.evening_id for sheet in sheets}
    held |= {adjustment.evening_id for adjustment in work.find(AdjustmentRecord, player_id=player_id)}
    evenings = work.find(EveningRecord, id=tuple(held))
    return work.find(SeasonRecord, id=tuple({evening.season_id for evening in evenings}))


def played_sheets(work: Work, season_id: int) -> tuple[PlayedSheet, ...]:
    """Every closed sheet of a season, scored, in the order of play."""
    return _played(work, work.find(EveningRecord, season_id=season_id, cancelled=False), None)


def _played(work: Work, evenings: Iterable[EveningRecord], sheet_ids: Iterable[int] | None) -> tuple[PlayedSheet, ...]:
    """The closed sheets of these evenings, all or only those with ids in ``sheet_ids``, by evening, round and table."""
    by_id = {evening.id: evening for evening in evenings}
    wanted = {"evening_id": tuple(by_id)}
    if sheet_ids is not None:
        wanted["id"] = tuple(sheet_ids)
    sheets = []
    for stored in load_all(work, work.find(SheetRecord, **wanted)):
        score, evening = fold(stored.sheet), by_id[stored.record.evening_id]
        if stored.record.closed or score.finished:
            sheets.append(PlayedSheet(EveningKey(evening.date, evening.number), evening.name, score))
    return tuple(sorted(sheets, key=lambda one: (one.key, one.score.sheet.round, one.score.sheet.table)))
