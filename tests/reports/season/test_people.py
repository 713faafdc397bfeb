"""The player's card, the records of the season, and the charts: the same numbers as the ranking, whole on paper."""

from __future__ import annotations

import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conftest import Room
from tests.reports.writers.test_pdf import boxes, pages
from whistclub.club import people, queries
from whistclub.club.actions.evenings import close_evening
from whistclub.ranking.records import season_records
from whistclub.reports.chart import marks
from whistclub.reports.gather import season_data
from whistclub.reports.season.player import PlayerReportData, card_report, curves, listings_of
from whistclub.reports.season.records import records_report
from whistclub.reports.table import Chart, ChartLine, Kind
from whistclub.reports.writers.layout import PAPERS
from whistclub.reports.writers.pdf import pdf_bytes
from whistclub.rules.belgian.facts import Attempt, BelgianDeal
from whistclub.rules.common import Suit

DAY = datetime.date(2026, 12, 31)
PAIR = BelgianDeal("contract", (Attempt("pair", (0, 2), 8, 8, Suit.HEARTS),))
SOLO = BelgianDeal("contract", (Attempt("solo", (1,), 8, 8, Suit.CLUBS),))
LOST = BelgianDeal("contract", (Attempt("solo", (0,), 5, 6, Suit.CLUBS),))


@pytest.fixture
def season(room: Room) -> int:
    """Three evenings of the same four."""
    for date, deals in (("2026-11-13", (PAIR, SOLO)), ("2026-11-20", (PAIR, PAIR)), ("2026-11-27", (LOST, SOLO))):
        evening = room.evening(date)
        room.enter(room.table(evening, "Ada R&D_Team Cas Dan"), *deals)
        room.act(close_evening, evening)
    return room.read(queries.evening, evening).season.id


def told(room: Room, season: int, name: str = "Ada") -> PlayerReportData:
    told = room.read(people.player_season, room.player(name), season)
    return PlayerReportData("Le Trou", told, room.names(), DAY)


def test_the_card_says_what_the_ranking_says(room, season):
    data = told(room, season)
    text = " ".join(pages(pdf_bytes(card_report(data))))
    row = data.told.row
    assert row is not None
    assert f"place {row.place} of 4" in text
    assert "3 evening(s) · 3 sheet(s)" in text
    assert "Total after each evening" in text
    evenings = listings_of(data)[0].table
    assert evenings.rows[-1].values[evenings.column("total")] == row.total
    assert sum(one.values[evenings.column("game_points")] for one in evenings.rows) == row.game_points
    (total, place) = curves(data)
    assert total.lines[0].values[-1] == row.total
    assert place.lines[0].values[-1] == row.place


def test_every_number_of_a_player_leads_to_its_deals(room, season):
    data = told(room, season)
    for listing in listings_of(data):
        if listing.table.key not in ("evenings", "records"):
            assert len(listing.why) == len(listing.table.rows)
    contracts = next(one for one in listings_of(data) if one.table.key == "contracts")
    shown = [(row.values[1], row.values[2], row.values[3], row.values[4]) for row in contracts.table.rows]
    assert shown == [("Pair", 3, 3, "100 %"), ("Solo", 1, 0, "0 %")]
    assert [len(why) for why in contracts.why] == [3, 1]
    assert "27/11/2026, round 1, table 1, deal 1" in contracts.why[1][0]


@pytest.mark.parametrize("paper", PAPERS)
def test_the_card_stays_on_the_paper(room, season, paper):
    for wide, high, drawn in boxes(pdf_bytes(card_report(told(room, season)), paper)):
        assert all(min(left, low) >= 0 and right <= wide and top <= high for left, low, right, top in drawn)


def test_a_player_without_a_season_has_a_card_too(room, season):
    text = " ".join(pages(pdf_bytes(card_report(told(room, season, "Zoé")))))
    assert "No closed sheet in this season yet." in text


def test_the_records_of_the_season(room, season):
    ranking = room.read(queries.ranking, season)
    records = season_records(ranking, room.read(people.played_sheets, season))
    names = room.names()
    found = {one.key: (one.value, [names[holder.player] for holder in one.holders]) for one in records}
    assert found["deal"] == (15, ["R&D_Team", "R&D_Team"])
    assert found["evenings"][0] == 3
    assert (found["made"][0], set(found["made"][1])) == (3, {"Ada", "Cas"})
    assert found["run"][0] == 3
    text = " ".join(pages(pdf_bytes(records_report(room.read(season_data, season, DAY), records))))
    assert "Records of the season 2026-2027" in text
    assert "Most points in a deal +15" in text


def test_a_season_nobody_has_played_has_no_records(room):
    season = room.read(queries.evening, room.evening()).season.id
    assert season_records(room.read(queries.ranking, season), room.read(people.played_sheets, season)) == ()
    assert "Page 1 of 1" in pages(pdf_bytes(records_report(room.read(season_data, season, DAY), ())))[0]


@given(
    st.lists(st.none() | st.integers(-5000, 30000), min_size=1, max_size=60),
    st.sampled_from([Kind.HUNDREDTHS, Kind.POINTS]),
    st.booleans(),
)
def test_every_mark_of_a_chart_lies_inside_it(values, kind, downwards):
    found = marks(Chart("", tuple(map(str, values)), (ChartLine("", tuple(values)),), kind, downwards))
    points = [point for stretch in found.lines[0] for point in stretch]
    assert len(points) == sum(value is not None for value in values)
    assert all(0 <= x <= 1 and 0 <= y <= 1 for x, y in points)
    assert 2 <= len(found.ticks) <= 8
    assert 1 <= len(found.labels) <= 12
    assert found.labels[-1][1] == str(values[-1])


def test_the_first_place_stands_highest():
    found = marks(Chart("", ("a", "b"), (ChartLine("", (1, 9)),), Kind.PLACE, downwards=True))
    (first, last) = found.lines[0][0]
    assert first[1] == 1 > last[1]
    assert found.ticks[0][1] == "1"
