"""Collects the data of reports from a club in one read."""

from __future__ import annotations

import datetime
from collections import Counter
from typing import Any

from whistclub.club.conventions import first_conventions
from whistclub.club.evening.drive import planned_rounds, seated_roles
from whistclub.club.people import played_sheets, player_season
from whistclub.club.ports import EveningRecord, PlayerRecord, SeasonRecord, SheetRecord, Work
from whistclub.club.queries import evening, evenings, games, moved_ranking, player_names, ranking, standings, teams
from whistclub.club.seasons import categories, periods
from whistclub.ranking.facts import EveningKey, EveningStandings, Period, TeamRules
from whistclub.ranking.prizes import Award, PrizeRules, awards, decode_prizes
from whistclub.ranking.records import Record, season_records
from whistclub.reports.data import Cancelled, EveningReportData, SeasonEveningData, SeasonReportData
from whistclub.reports.logo import decode_logo
from whistclub.reports.rule_sheet import RuleSheetData
from whistclub.reports.season.player import PlayerReportData
from whistclub.rules.common import PlayerKey
from whistclub.rules.games import first_game

CLUB_NAME = "club_name"
"""Setting key of the club's name."""
LOGO = "logo"
"""Setting key of the club's logo (logo.py)."""
PRIZES = "prizes"
"""Setting key of the club's prize rules (ranking/prizes.py)."""


def evening_data(work: Work, evening_id: int) -> EveningReportData:
    """The data for the reports of an evening; KeyError when there is none."""
    view = evening(work, evening_id)
    record = view.record
    players = work.find(PlayerRecord)
    listed = standings(work, evening_id)
    roles = dict[PlayerKey, int](seated_roles(work, evening_id).items())
    return EveningReportData(
        club=club_name(work),
        date=record.date,
        number=record.number,
        name=record.name,
        season=view.season.name,
        closed=record.closed,
        standings=listed,
        names={player.id: player.name for player in players},
        sheets=tuple(sheet.score for sheet in view.sheets),
        rules=record.rules or view.season.rules.evening,
        numbers={player.id: player.number for player in players if player.number},
        awards=evening_awards(work, evening_id, listed),
        roles=roles,
        drive_rounds=planned_rounds(work),
        logo=club_logo(work),
    )


def evening_awards(work: Work, evening_id: int, listed: EveningStandings) -> tuple[Award, ...]:
    """The prizes of an evening by its standings; none when the club gives none, or the evening was cancelled."""
    rules = prize_rules(work)
    if rules == PrizeRules() or listed.cancelled:
        return ()
    guests = {player.id for player in work.find(PlayerRecord, guest=True)}
    return awards(listed, rules, guests, dict[PlayerKey, int](seated_roles(work, evening_id).items()))


def season_data(
    work: Work,
    season_id: int,
    generated: datetime.date,
    game: str | None = None,
    *,
    each_game: bool = False,
    of: Period | TeamRules | str | None = None,
) -> SeasonReportData:
    """The data for the reports of a season, over all games or one; ``generated``: the day of the report. ``each_game``:
    with ``by_game``, ``teams``, ``categories`` and ``parts`` filled. ``of``: of a part of the season, a category (its
    name) or the teams alone. KeyError when there is none."""
    season = work.get(SeasonRecord, season_id)
    players = work.find(PlayerRecord)
    period, category = of if isinstance(of, Period) else None, of if isinstance(of, str) else None
    ranked = moved_ranking(work, season_id, game, period=period, category=category)
    with_teams = season.rules.teams is not None and game is None and (each_game or isinstance(of, TeamRules))
    counted = set(ranked.evenings)
    keyed = [(EveningKey(e.date, e.number), e) for e in evenings(work, season_id)]
    cancelled = tuple(Cancelled(key, e.cancelled_why) for key, e in keyed if e.cancelled)
    played = games(work, season_id) if each_game and game is None else ()
    return SeasonReportData(
        club=club_name(work),
        ranking=ranked,
        names={player.id: player.name for player in players},
        evenings=tuple(
            SeasonEveningData(key, e.name, e.rules or season.rules.evening) for key, e in keyed if key in counted
        ),
        generated=generated,
        numbers={player.id: player.number for player in players if player.number},
        logo=club_logo(work),
        cancelled=cancelled,
        by_game=tuple(season_data(work, season_id, generated, one) for one in played) if len(played) > 1 else (),
        teams=teams(work, season_id) if with_teams else None,
        categories=tuple(moved_ranking(work, season_id, category=one) for one in categories(work)) if played else (),
        parts=tuple(moved_ranking(work, season_id, period=one) for one in periods(work, season)) if played else (),
    )


def player_data(
    work: Work, player_id: int, season_id: int, generated: datetime.date, game: str | None = None
) -> PlayerReportData:
    """The data of a player's card and page, over all games or one; KeyError when there is no such player or season."""
    told = player_season(work, player_id, season_id, game)
    return PlayerReportData(club_name(work), told, dict(player_names(work).items()), generated, club_logo(work))


def season_records_of(work: Work, season_id: int, game: str | None = None) -> tuple[Record, ...]:
    """The records of a season, in all games or in one; KeyError when there is none."""
    played = played_sheets(work, season_id)
    if game is not None:
        played = tuple(one for one in played if one.score.sheet.game == game)
    return season_records(ranking(work, season_id, game=game), played)


def rule_data(work: Work, season_id: int, generated: datetime.date) -> RuleSheetData:
    """The data of the rule sheet: the games played in the season, Belgian whist when there is none yet."""
    season = work.get(SeasonRecord, season_id)
    games = conventions_in_use(work, season_id) or ((first_game(), first_conventions(work, first_game())),)
    return RuleSheetData(club_name(work), games, (season.name, season.rules), generated, club_logo(work))


def conventions_in_use(work: Work, season_id: int) -> tuple[tuple[str, Any], ...]:
    """Game and conventions of the last sheet of each game of a season, the most played game first."""
    held = {record.id: at for at, record in enumerate(work.find(EveningRecord, season_id=season_id))}
    sheets = sorted(work.find(SheetRecord, evening_id=tuple(held)), key=lambda sheet: held[sheet.evening_id])
    last = {sheet.game: sheet.conventions for sheet in sheets}
    counts = Counter(sheet.game for sheet in sheets)
    return tuple((game, last[game]) for game, _ in counts.most_common())


def prize_rules(work: Work) -> PrizeRules:
    """The club's rules for prizes."""
    return decode_prizes(work.setting(PRIZES))


def club_name(work: Work) -> str:
    """The club's name, "" without one."""
    return str(work.setting(CLUB_NAME) or "")


def club_logo(work: Work) -> bytes:
    """The club's logo as a PNG, empty without one."""
    return decode_logo(work.setting(LOGO))
