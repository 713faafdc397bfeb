"""Report data out of a club: what the reports need of an evening or a season, gathered in one read."""

from __future__ import annotations

import datetime

from whistclub.club.ports import PlayerRecord, SeasonRecord, Work
from whistclub.club.queries import evening, evenings, ranking, standings
from whistclub.ranking.facts import EveningKey
from whistclub.reports.data import EveningReportData, SeasonEveningData, SeasonReportData

CLUB_NAME = "club_name"
"""The setting that holds the club's name."""


def evening_data(work: Work, evening_id: int) -> EveningReportData:
    """What the reports of an evening say; KeyError when there is none."""
    view = evening(work, evening_id)
    record = view.record
    players = work.find(PlayerRecord)
    return EveningReportData(
        club=club_name(work),
        date=record.date,
        number=record.number,
        name=record.name,
        season=view.season.name,
        closed=record.closed,
        standings=standings(work, evening_id),
        names={player.id: player.name for player in players},
        sheets=tuple(sheet.score for sheet in view.sheets),
        rules=record.rules or view.season.rules.evening,
        numbers={player.id: player.number for player in players if player.number},
    )


def season_data(work: Work, season_id: int, generated: datetime.date) -> SeasonReportData:
    """What the reports of a season say; ``generated``: the day they are made. KeyError when there is none."""
    season = work.get(SeasonRecord, season_id)
    players = work.find(PlayerRecord)
    return SeasonReportData(
        club=club_name(work),
        ranking=ranking(work, season_id),
        names={player.id: player.name for player in players},
        evenings=tuple(
            SeasonEveningData(EveningKey(e.date, e.number), e.name, e.rules or season.rules.evening)
            for e in evenings(work, season_id)
        ),
        generated=generated,
        numbers={player.id: player.number for player in players if player.number},
    )


def club_name(work: Work) -> str:
    """The club's name, "" while it has none."""
    return str(work.setting(CLUB_NAME) or "")
