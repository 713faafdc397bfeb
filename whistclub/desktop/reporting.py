"""Gathers what reports are made from; the reports say and write it."""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING

from whistclub.club.ports import Work
from whistclub.rules.common import PlayerKey

if TYPE_CHECKING:
    from whistclub.desktop.desk import Desk
    from whistclub.reports.data import EveningReportData, SeasonReportData


def evening_data(desk: Desk, evening_id: int) -> EveningReportData:
    """One evening for its reports."""
    from whistclub.club import queries
    from whistclub.reports.data import EveningReportData

    view = desk.read(queries.evening, evening_id)
    return EveningReportData(
        club=desk.club_name(),
        date=view.record.date,
        number=view.record.number,
        name=view.record.name,
        season=view.season.name,
        closed=view.record.closed,
        standings=desk.read(queries.standings, evening_id),
        names=desk.names_by_key(),
        sheets=tuple(sheet.score for sheet in view.sheets),
        rules=view.record.rules or view.season.rules.evening,
        numbers=desk.read(_numbers),
    )


def season_data(desk: Desk, season_id: int) -> SeasonReportData:
    """One season for its reports."""
    from whistclub.club import queries
    from whistclub.ranking.facts import EveningKey
    from whistclub.reports.data import SeasonEveningData, SeasonReportData

    ranking = desk.read(queries.ranking, season_id)
    rules = ranking.rules.evening
    return SeasonReportData(
        club=desk.club_name(),
        ranking=ranking,
        names=desk.names_by_key(),
        evenings=tuple(
            SeasonEveningData(EveningKey(record.date, record.number), record.name, record.rules or rules)
            for record in desk.read(queries.evenings, season_id)
        ),
        generated=datetime.date.today(),
        numbers=desk.read(_numbers),
    )


def _numbers(work: Work) -> dict[PlayerKey, str]:
    from whistclub.club.ports import PlayerRecord

    return {player.id: player.number for player in work.find(PlayerRecord) if player.number}
