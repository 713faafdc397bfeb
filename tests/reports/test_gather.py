"""Reports say what the club holds."""

import datetime

import pytest

from tests.reports import club as invented
from whistclub.bootstrap import open_club
from whistclub.club.actions.settings import change_setting
from whistclub.club.imports.exchange import ExchangedEvening
from whistclub.club.imports.merge import import_evenings
from whistclub.club.queries import evenings, ranking, seasons
from whistclub.ranking.facts import Adjustment
from whistclub.reports.export import evening_pdf, season_pdf
from whistclub.reports.gather import evening_data, season_data

FOUR = ("Edouard", "Eleni", "Manu", "Gaëtan")


@pytest.fixture
def club(tmp_path):
    opened = open_club(tmp_path / "club.whist")
    yield opened
    opened.store.close()


def test_evening_and_season_of_a_club(club):
    score = invented.belgian(FOUR, 3, closed=True)
    late = Adjustment("Manu", 50, "ranking", "gift", "late arrival")
    sent = ExchangedEvening(
        datetime.date(2026, 11, 27), 1, "Soirée 9", None, (("Manu", "0042"),), (late,), (score.sheet,)
    )
    club.act(change_setting, "club_name", "Cercle")
    club.act(import_evenings, [sent])
    (season,), (evening,) = club.read(seasons), club.read(evenings)

    data = club.read(evening_data, evening.id)
    assert (data.club, data.name, data.season, data.closed) == ("Cercle", "Soirée 9", "2026-2027", True)
    assert {data.player(row.player): row.game_points for row in data.standings.rows} == dict(score.totals)
    assert {data.player(key): number for key, number in data.numbers.items()} == {"Manu": "0042"}
    assert [sheet.seat_totals for sheet in data.sheets] == [score.seat_totals]
    assert evening_pdf(data).startswith(b"%PDF")

    told = club.read(season_data, season.id, datetime.date(2027, 1, 1))
    assert told.season == "2026-2027"
    assert told.ranking == club.read(ranking, season.id)
    assert [e.key for e in told.evenings] == list(told.ranking.evenings)
    assert season_pdf(told).startswith(b"%PDF")
