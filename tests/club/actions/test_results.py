"""Old seasons taken over from lists: they have rankings like any other, all or none of a list comes in."""

from __future__ import annotations

import datetime
from dataclasses import replace

import pytest

from whistclub.club import queries
from whistclub.club.actions import adjustments, evenings, seasons
from whistclub.club.actions.results import import_results
from whistclub.club.imports.created import created, would_create
from whistclub.club.imports.merge import import_evenings
from whistclub.club.ports import EveningRecord, SeasonRecord
from whistclub.files.evening import read_evening
from whistclub.files.results import Options, read_results
from whistclub.files.writing import write_evening
from whistclub.ranking.facts import SeasonRules
from whistclub.ranking.schemes import SCHEMES
from whistclub.rules.common import Refused

MATRIX = """Name;2020-10-02;2020-10-09;2020-10-16;2020-10-23
Ada;13,30;8,60;;2,80
Bea;;0;5,30;11
Cas;-2,80;;;
"""
LINES = """date,table,player,points
2020-10-02,1,Ada,12
2020-10-02,1,Bea,-4
2020-10-02,1,Cas,-4
2020-10-02,1,Dan,-4
"""


def take(room, text, **options):
    return room.act(import_results, read_results(text.encode(), Options(**options)).evenings)


def rows(room, name="2020-2021", **more):
    season = room.read(lambda work: work.find(SeasonRecord, name=name))[0].id
    names = room.names()
    return {names[row.player]: row for row in room.read(queries.ranking, season, **more).rows}


def test_new_players_called_like_somebody_but_for_accents_are_named(room):
    take(room, "Name;2020-10-02\nZoë Noël;12\n")
    change = take(room, "Name;2020-10-09\nZoe-Noel;1\nJosé;2\nJose;3\nzoë  NOËL;4\n")
    assert room.read(created, change).alike == (("Zoe-Noel", "Zoë Noël"), ("Jose", "José"))


def test_a_season_known_by_what_each_player_brought_has_places(room):
    change = take(room, MATRIX)
    told = rows(room)
    assert {name: (row.place, row.total) for name, row in told.items()} == {
        "Ada": (1, 2470),
        "Bea": (2, 1630),
        "Cas": (3, -280),
    }
    made = room.read(created, change)
    assert (made.players, made.seasons, made.sheets) == (("Ada", "Cas", "Bea"), ("2020-2021",), 0)
    assert [record.date.day for record in made.evenings] == [2, 9, 16, 23]
    assert {record.closed for record in room.read(queries.evenings)} == {True}
    assert room.read(queries.open_evening) is None


def test_a_zero_is_an_evening_taken_part_in_and_a_blank_is_not(room):
    """H15."""
    take(room, MATRIX)
    taken = {name: sum(evening.row.took_part for evening in row.evenings) for name, row in rows(room).items()}
    assert taken == {"Ada": 3, "Bea": 3, "Cas": 1}


def test_best_minimum_floor_and_upsets_hold_for_old_evenings(room):
    take(room, MATRIX)
    floor = replace(SeasonRules().evening, floor=0, attendance=100)
    room.act(seasons.set_season, "2020-2021", SeasonRules(best=2, minimum=2))
    told = rows(room)
    assert {name: (row.place, row.total) for name, row in told.items()} == {
        "Ada": (1, 2190),
        "Bea": (2, 1630),
        "Cas": (None, -280),
    }
    dropped = [evening.key.date.day for evening in told["Ada"].evenings if evening.dropped]
    assert dropped == [23]
    room.act(seasons.set_season, "2021-2022", SeasonRules(evening=floor))
    take(room, MATRIX.replace("2020-", "2021-"))
    later = rows(room, "2021-2022")
    assert (later["Cas"].total, later["Cas"].floor_added, later["Cas"].attendance) == (0, 280, 0)


def test_the_order_of_an_old_season_is_that_of_the_next_ones_upsets(room):
    take(room, MATRIX)
    room.act(seasons.set_season, "2021-2022", SeasonRules(initial_order="2020-2021"))
    take(room, LINES.replace("2020-", "2021-").replace("Ada,12", "Cas,12").replace("Cas,-4", "Ada,-4"))
    assert rows(room, "2021-2022")["Cas"].upset_bonus == 70


def test_game_points_make_a_season_in_which_they_count(room):
    take(room, "Name,2020-10-02,2020-10-09\nA,12,-4\nB,0,20\n")
    assert room.read(queries.seasons)[0].rules == SCHEMES["points"]
    assert {name: (row.place, row.total, row.game_points) for name, row in rows(room).items()} == {
        "B": (1, 2000, 20),
        "A": (2, 800, 8),
    }
    evening = room.read(queries.evenings)[0].id
    standings = room.read(queries.standings, evening)
    assert [(row.place, row.game_points) for row in standings.rows] == [(1, 12), (2, 0)]


def test_the_standings_of_an_old_evening_are_by_its_ranking_points(room):
    take(room, MATRIX)
    standings = room.read(queries.standings, room.read(queries.evenings)[0].id)
    assert standings.order == "ranking_points"
    assert [(row.place, row.ranking_points) for row in standings.rows] == [(1, 1330), (2, -280)]


def test_lines_become_sheets_known_by_their_totals(room):
    take(room, LINES)
    told = rows(room)
    assert {name: (row.place, row.sheets, row.total) for name, row in told.items()} == {
        "Ada": (1, 1, 1120),
        "Bea": (2, 1, 433),
        "Cas": (2, 1, 433),
        "Dan": (2, 1, 433),
    }


def test_the_rules_of_a_sheet_hold_and_nothing_comes_in(room):
    before = room.snapshot()
    read = read_results((LINES + "2020-10-02,2,Eva,1\n2020-10-02,2,Ada,-1\n").replace("Dan,-4", "Dan,-3").encode())
    with pytest.raises(Refused) as refused:
        room.act(import_results, read.evenings)
    assert room.snapshot() == before
    told = {(read.in_file(problem).path, problem.key) for problem in refused.value.problems}
    assert (("line", 2), "sum_not_zero") in told
    assert any(path == ("line", 6) for path, _ in told)


def test_somebody_at_two_tables_is_named_by_their_line(room):
    more = "".join(
        f"2020-10-02,2,{who},{won}\n" for who, won in zip(("E", "F", "G", "Dan"), (3, -1, -1, -1), strict=True)
    )
    read = read_results((LINES + more).encode())
    with pytest.raises(Refused) as refused:
        room.act(import_results, read.evenings)
    assert [(read.in_file(one).path, one.key) for one in refused.value.problems] == [(("line", 9), "at_two_tables")]


def test_the_same_list_again_adds_nothing_and_another_result_is_refused(room):
    take(room, MATRIX)
    before = room.snapshot()
    assert take(room, MATRIX).action is None
    assert room.snapshot() == before
    other = read_results(MATRIX.replace("8,60", "8,50").encode())
    with pytest.raises(Refused) as refused:
        room.act(import_results, other.evenings)
    assert [(other.in_file(one).path, one.key) for one in refused.value.problems] == [
        (("line", 2), "old_result_differs")
    ]
    take(room, MATRIX + "Dan;;1;;\n")
    assert rows(room)["Dan"].total == 100


def test_the_same_list_read_in_another_language_adds_nothing(room):
    room.act(import_results, read_results(MATRIX.encode(), Options(reason="anciens résultats")).evenings)
    before = room.snapshot()
    assert room.act(import_results, read_results(MATRIX.encode()).evenings).action is None
    assert room.snapshot() == before


def test_an_evening_known_by_what_was_brought_takes_no_tables_beside_it(room):
    take(room, MATRIX)
    before = room.snapshot()
    with pytest.raises(Refused) as refused:
        take(room, LINES)
    assert {problem.key for problem in refused.value.problems} == {"evening_brought"}
    assert room.snapshot() == before


def test_a_line_of_sums_is_nobody(room):
    take(room, MATRIX + "Totaux;;99;;\n")
    assert "Totaux" not in rows(room)


def test_an_evening_with_sheets_takes_no_decisions_beside_them(room):
    take(room, LINES)
    with pytest.raises(Refused) as refused:
        take(room, MATRIX)
    assert [problem.key for problem in refused.value.problems] == ["evening_played"]


@pytest.mark.parametrize(("text", "line"), [(MATRIX, 2), (LINES, 2)])
def test_a_cancelled_evening_takes_no_results_and_its_line_is_named(room, text, line):
    evening = room.evening("2020-10-02")
    room.act(evenings.cancel_evening, evening)
    read = read_results(text.encode())
    with pytest.raises(Refused) as refused:
        room.act(import_results, read.evenings)
    (problem,) = map(read.in_file, refused.value.problems)
    assert (problem.path, problem.key) == (("line", line), "evening_cancelled")
    assert problem.values == {"date": "2020-10-02"}


def test_all_of_it_is_one_step_back(room):
    before = room.snapshot()
    take(room, MATRIX)
    assert room.club.undo_name.key == "import_results"
    room.club.undo()
    assert room.snapshot() == before


def test_a_look_before_names_who_would_be_new_and_changes_nothing(room):
    room.player("Ada")
    before = room.snapshot()
    made = would_create(room.club, import_results, read_results(MATRIX.encode()).evenings)
    assert made.players == ("Cas", "Bea")
    assert room.snapshot() == before


def test_an_old_evening_travels_as_a_file_with_its_places(room):
    take(room, MATRIX)
    expected = [(row.place, row.total) for row in rows(room).values()]
    files = [write_evening(room.read(queries.exchanged, record.id)) for record in room.read(queries.evenings)]
    for record in room.read(queries.evenings):
        room.act(evenings.delete_evening, record.id)
    room.act(import_evenings, [read_evening(file) for file in files])
    assert [(row.place, row.total) for row in rows(room).values()] == expected


def test_a_penalty_alone_makes_nobody_take_part(room):
    evening = room.evening("2020-10-02")
    room.act(adjustments.add_adjustment, evening, room.player("Ada"), -500, "ranking", "penalty")
    room.act(evenings.close_evening, evening)
    row = rows(room)["Ada"]
    assert (row.place, row.total, row.evenings[0].row.took_part) == (None, -500, False)


def test_a_decision_in_an_evening_that_is_open_makes_nobody_take_part(room):
    evening = room.evening("2020-10-02")
    room.act(adjustments.add_adjustment, evening, room.player("Ada"), 500, "ranking")
    assert rows(room)["Ada"].place is None
    room.act(evenings.close_evening, evening)
    assert rows(room)["Ada"].place == 1
    assert room.read(lambda work: work.get(EveningRecord, evening)).date == datetime.date(2020, 10, 2)


def test_a_player_known_by_old_results_alone_has_a_season_to_look_at(room):
    from whistclub.club import people

    take(room, MATRIX)
    (season,) = room.read(people.seasons_of, room.player("Ada"))
    told = room.read(people.player_season, room.player("Ada"), season.id)
    assert [(step.place, step.total, step.played) for step in told.steps] == [
        (1, 1330, True),
        (1, 2190, True),
        (1, 2190, False),
        (1, 2470, True),
    ]
