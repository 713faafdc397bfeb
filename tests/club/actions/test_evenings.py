"""Evenings and seasons: their dates, numbers, conventions frozen by closing."""

import datetime
from dataclasses import replace

import pytest

from tests.club.deals import pair
from whistclub.club import queries
from whistclub.club.actions.evenings import (
    change_evening,
    close_evening,
    create_evening,
    delete_evening,
    reopen_evening,
)
from whistclub.club.actions.seasons import set_season
from whistclub.club.imports.exchange import default_season
from whistclub.errors import KnownError
from whistclub.ranking.facts import EveningKey, EveningRules, SeasonRules
from whistclub.rules.belgian.presets import PRESETS
from whistclub.rules.common import Refused

DATE = datetime.date


def season_of(room, evening):
    return room.read(queries.evening, evening).season


@pytest.mark.parametrize(
    ("date", "season"),
    [
        (DATE(2025, 8, 31), "2024-2025"),
        (DATE(2025, 9, 1), "2025-2026"),
        (DATE(2026, 6, 30), "2025-2026"),
        (DATE(2000, 1, 1), "1999-2000"),
    ],
)
def test_a_season_runs_from_september_to_august(date, season):
    assert default_season(date) == season


def test_evenings_of_one_date_are_told_apart_by_number(room):
    first, second = room.evening(), room.evening()
    assert [record.number for record in room.read(queries.evenings)] == [1, 2]
    assert season_of(room, first) == season_of(room, second)
    with pytest.raises(Refused) as refused:
        room.evening(number=2)
    assert [(p.path, p.key) for p in refused.value.problems] == [(("number",), "evening_exists")]
    room.act(delete_evening, first)
    assert room.act(create_evening, DATE(2026, 11, 27)).action.values["number"] == 3


def test_the_date_is_what_was_said_whatever_the_clock(room, monkeypatch):
    evening = room.evening("2025-08-31")
    table = room.table(evening)
    monkeypatch.setenv("TZ", "America/Los_Angeles")
    room.enter(table, pair(0, 1))
    room.act(close_evening, evening)
    room.reopen()
    view = room.read(queries.evening, evening)
    assert (view.record.date, view.season.name) == (DATE(2025, 8, 31), "2024-2025")


def test_yesterdays_evening_stays_the_open_one_until_it_is_closed(room):
    assert room.read(queries.open_evening) is None
    first, second = room.evening("2026-11-20"), room.evening("2026-11-27")
    assert room.read(queries.open_evening).id == second
    room.act(close_evening, second)
    assert room.read(queries.open_evening).id == first


def test_an_evening_follows_its_date_into_another_season_unless_one_was_named(room):
    evening, named = room.evening("2026-08-31"), room.evening("2026-08-31", season="Cup")
    room.act(change_evening, evening, date=DATE(2026, 9, 1), name=" Open\x0b ")
    room.act(change_evening, named, date=DATE(2026, 9, 2))
    assert (season_of(room, evening).name, season_of(room, named).name) == ("2026-2027", "Cup")
    assert room.read(queries.evening, evening).record.name == "Open"
    room.act(change_evening, evening, season="Cup")
    assert season_of(room, evening).name == "Cup"


def _play(room, date, **table):
    evening = room.evening(date)
    sheet = room.table(evening, **table)
    room.enter(sheet, pair(0, 1))
    return evening, sheet


def test_closing_freezes_conventions_and_later_ones_hold_for_later_evenings(room):
    first, _ = _play(room, "2026-10-02")
    second, _ = _play(room, "2026-10-09")
    room.act(close_evening, first)
    season = season_of(room, first)
    before = room.read(queries.standings, first).rows
    generous = replace(season.rules, evening=EveningRules(place_points={0: (2000,)}))
    room.act(set_season, season.name, generous)
    room.act(close_evening, second)
    assert room.read(queries.evening, first).record.rules == SeasonRules().evening
    assert room.read(queries.evening, second).record.rules == generous.evening
    assert [row.place_points for row in room.read(queries.standings, first).rows] == [r.place_points for r in before]
    assert room.read(queries.standings, second).rows[0].place_points == 1000
    with pytest.raises(KnownError):
        room.table(second, "E F G H")
    room.act(reopen_evening, first)
    assert room.read(queries.evening, first).record.rules is None


def test_a_convention_changed_for_a_new_table_leaves_old_sheets_as_they_were_played(room):
    evening, old = _play(room, "2026-10-02")
    changed = replace(PRESETS["classique"], sixth_and_last=False)
    new = room.table(evening, "E F G H", conventions=changed)
    room.enter(new, pair(0, 1))
    assert room.sheet(old).sheet.conventions == PRESETS["classique"]
    assert room.sheet(new).sheet.conventions == changed
    room.reopen()
    assert room.sheet(old).sheet.conventions == PRESETS["classique"]
    assert room.sheet(new).sheet.conventions == changed


def test_a_season_may_start_with_the_order_of_an_earlier_one(room):
    evening, _ = _play(room, "2026-05-01")
    room.act(close_evening, evening)
    room.act(set_season, "2026-2027", SeasonRules(initial_order="2025-2026"))
    late, table = _play(room, "2026-10-02", names="C D A B")
    upset = {room.names()[row.player]: row.upset_bonus for row in room.read(queries.standings, late).rows}
    assert upset == {"C": 70, "D": 70, "A": 0, "B": 0}
    for rules, key in (
        (SeasonRules(initial_order="1900-1901"), "unknown_season"),
        (SeasonRules(initial_order="2026-2027"), "season_in_circle"),
    ):
        with pytest.raises(Refused) as refused:
            room.act(set_season, "2025-2026", rules)
        assert refused.value.problems[0].key == key
    # What the earlier season says now is what counts, also after it has been asked for once.
    room.act(reopen_evening, evening)
    room.act(delete_evening, evening)
    assert {row.upset_bonus for row in room.read(queries.standings, late).rows} == {0}
    assert table in {view.record.id for view in room.read(queries.evening, late).sheets}


def test_the_ranking_before_an_evening_leaves_it_out(room):
    for date in ("2026-10-02", "2026-10-09"):
        evening, _ = _play(room, date)
        room.act(close_evening, evening)
    season = season_of(room, evening).id
    assert room.read(queries.ranking, season).rows[0].sheets == 2
    assert room.read(queries.ranking, season, EveningKey(DATE(2026, 10, 9), 1)).rows[0].sheets == 1
    assert room.read(queries.ranking, season, EveningKey(DATE(2026, 10, 2), 1)).rows == ()


def test_setting_a_season_as_it_is_leaves_no_trace(room):
    evening = room.evening()
    name = season_of(room, evening).name
    assert room.act(set_season, name, SeasonRules()).action is None
    assert room.act(set_season, name, SeasonRules(best=18)).action.key == "change_season"
    assert room.act(set_season, "New", SeasonRules()).action.key == "add_season"
    room.reopen()
    assert season_of(room, evening).rules.best == 18
    assert [season.name for season in room.read(queries.seasons)] == ["2026-2027", "New"]


def test_a_sheet_on_which_nothing_was_played_gives_nobody_anything(room):
    evening = room.evening()
    table = room.table(evening)
    room.act(close_evening, evening)
    standings = room.read(queries.standings, evening)
    assert {(row.place, row.ranking_points) for row in standings.rows} == {(None, 0)}
    assert {row.sheets for row in room.read(queries.ranking, room.read(queries.seasons)[0].id).rows} <= {0}
    assert room.sheet(table).score.lines == ()
