"""Several rankings over the same evenings: one of all games, one of each game the season mixes."""

from dataclasses import replace

import pytest

from whistclub.club import people, queries
from whistclub.club.actions import adjustments, evenings, tables
from whistclub.club.ports import EveningRecord, SheetRecord
from whistclub.rules.sheet import Totals


def totals(room, evening, names, points, game="belgian", round=1, table=1):
    sheet = room.table(evening, names, game, round=round, table=table)
    room.act(tables.enter_totals, sheet, Totals(points))


@pytest.fixture
def season(room):
    """Two evenings: Belgian whist in both, Whist 32 in both, on the second only there with E in D's place."""
    first = room.evening("2026-10-02")
    totals(room, first, "A B C D", (30, 10, -10, -30))
    totals(room, first, "A B C D", (1, 2, 3, 20), "whist32", round=2)
    room.act(adjustments.add_adjustment, first, room.player("B"), 5_000, "ranking", reason="guess")
    room.act(evenings.close_evening, first)
    second = room.evening("2026-10-09")
    totals(room, second, "A B C D", (-30, 10, -10, 30))
    totals(room, second, "D C B E", (0, 5, 10, 15), "whist32", round=2)
    room.act(evenings.close_evening, second)
    return room.read(lambda work: work.get(EveningRecord, first)).season_id


def rows(room, season, game=None):
    names = room.names()
    return {names[row.player]: row for row in room.read(queries.ranking, season, game=game).rows}


def test_the_games_of_a_season_are_those_of_its_closed_sheets(room, season):
    assert room.read(queries.games, season) == ("belgian", "whist32")
    room.table(room.evening("2026-10-16"), "A B C D", "tourangeau")
    assert room.read(queries.games, season) == ("belgian", "whist32")


def test_a_ranking_of_one_game_counts_its_sheets_alone(room, season):
    every, belgian, whist32 = (rows(room, season, game) for game in (None, "belgian", "whist32"))
    assert {name: row.sheets for name, row in every.items()} == {"A": 3, "B": 4, "C": 4, "D": 4, "E": 1}
    assert {name: row.sheets for name, row in belgian.items()} == {"A": 2, "B": 2, "C": 2, "D": 2}
    assert {name: row.game_points for name, row in whist32.items()} == {"A": 1, "B": 12, "C": 8, "D": 20, "E": 15}
    assert [row.place for row in belgian.values()] == [1, 2, 3, 4]


def test_the_upset_bonus_is_of_the_order_in_that_ranking(room, season):
    # D was last of four in Belgian whist and first in Whist 32 before the second evening.
    assert rows(room, season, "belgian")["D"].upset_bonus == 100
    assert rows(room, season, "whist32")["D"].upset_bonus == 0
    # In all games A led D and B: C was below all.
    assert rows(room, season, "whist32")["E"].upset_bonus == 100
    assert rows(room, season)["D"].upset_bonus != rows(room, season, "belgian")["D"].upset_bonus


def test_adjustments_count_in_the_ranking_of_all_games_alone_and_it_is_said(room, season):
    ranking = room.read(queries.ranking, season, game="belgian")
    assert (ranking.game, ranking.left_out) == ("belgian", 1)
    assert rows(room, season)["B"].adjustments == 5_000
    assert {row.adjustments for row in ranking.rows} == {0}
    assert room.read(queries.ranking, season).left_out == 0


def test_a_season_begins_with_the_order_of_the_same_game_of_the_earlier_one(room, season):
    from whistclub.club.actions import seasons
    from whistclub.ranking.facts import SeasonRules

    room.act(seasons.set_season, "2027-2028", SeasonRules(initial_order="2026-2027"))
    later = room.evening("2027-10-01")
    totals(room, later, "A B C D", (-30, 10, -10, 30))
    room.act(evenings.close_evening, later)
    new = room.read(lambda work: work.get(EveningRecord, later)).season_id
    belgian = {name: row.place for name, row in rows(room, season, "belgian").items()}
    above = sum(belgian[name] < belgian["D"] for name in "ABC")
    assert rows(room, new, "belgian")["D"].upset_bonus == (0, 30, 70, 100)[above]
    assert rows(room, new, "whist32") == {}


def test_a_players_season_may_be_of_one_game(room, season):
    told = room.read(people.player_season, room.player("D"), season, "whist32")
    assert told.ranking.game == "whist32"
    assert told.row.sheets == 2
    assert [step.total for step in told.steps][-1] == told.row.total
    assert told.portrait.without_deals == 2


def test_a_correction_moves_the_rankings_of_its_game_and_of_all(room, season):
    before = {game: rows(room, season, game) for game in (None, "belgian", "whist32")}
    sheet = room.read(lambda work: work.find(SheetRecord, game="whist32"))[0]
    room.act(tables.enter_totals, sheet.id, replace(sheet.totals, points=(21, 2, 3, 20)))
    moved = {game: rows(room, season, game) != before[game] for game in before}
    assert moved == {None: True, "belgian": False, "whist32": True}
