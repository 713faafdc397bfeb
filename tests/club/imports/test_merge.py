"""Evenings from elsewhere: all or nothing, sheet by sheet."""

import datetime
from dataclasses import replace
from typing import Any

import pytest

from tests.club.deals import pair, solo
from whistclub.bootstrap import open_club
from whistclub.club import queries
from whistclub.club.actions.adjustments import add_adjustment
from whistclub.club.actions.deals import correct_deal, delete_deal
from whistclub.club.actions.evenings import reopen_evening
from whistclub.club.actions.tables import change_seat, close_table
from whistclub.club.imports.exchange import ExchangedEvening
from whistclub.club.imports.merge import import_evenings
from whistclub.ranking.facts import Adjustment
from whistclub.rules.belgian.presets import PRESETS
from whistclub.rules.classic import ClassicConventions, ClassicDeal
from whistclub.rules.common import Refused
from whistclub.rules.sheet import Sheet, Totals

DATE = datetime.date(2026, 11, 27)


def sheet(names="A B C D", *deals, **kw):
    facts: dict[str, Any] = {"game": "belgian", "conventions": PRESETS["classique"], "closed": True} | kw
    return Sheet(seats=tuple(names.split()), deals=deals, **facts)


def evening(*sheets, **kw):
    return ExchangedEvening(DATE, 1, sheets=sheets, **kw)


def problems(refused):
    return [(problem.path, problem.key) for problem in refused.value.problems]


@pytest.fixture
def other(room, tmp_path):
    """A second laptop's club."""
    club = open_club(tmp_path / "other.whist")
    yield club
    club.close()


def test_a_member_number_of_somebody_else_is_refused(room):
    room.act(import_evenings, [evening(members=(("A", "5"), ("C", None)))])
    for members in ((("B", "5"),), (("C", "5"),)):
        for replacing in (False, True):
            with pytest.raises(Refused) as refused:
                room.act(import_evenings, [evening(members=members)], replace=replacing)
            assert problems(refused) == [((0, "players", 0, "number"), "number_twice")]
    assert room.act(import_evenings, [evening(members=(("a", "5"),))]).action is None


def test_who_gave_up_the_seat_before_a_deal_was_played_travels_along(room, other):
    table = room.table(room.evening())
    room.act(change_seat, table, 1, room.player("A"), room.player("S"))
    room.act(close_table, table)
    (record,) = room.read(queries.evenings)
    given = room.read(queries.exchanged, record.id)
    other.act(import_evenings, [given])
    assert other.read(queries.exchanged, other.read(queries.evenings)[0].id) == given
    assert room.act(import_evenings, [given]).action is None


def test_who_gave_up_the_seat_before_a_deal_was_played_sits_at_no_other_table_of_the_round(room):
    table = room.table(room.evening())
    room.act(change_seat, table, 1, room.player("A"), room.player("S"))
    with pytest.raises(Refused) as refused:
        room.act(import_evenings, [evening(sheet("A E F G", table=2))])
    assert problems(refused) == [((0, "sheets", 0, "seats"), "at_two_tables")]


def test_a_new_evening_comes_in_whole_and_the_answer_lists_what_is_new(room):
    room.player("A")
    given = evening(sheet("A B C D", pair(0, 1)), name="Soirée 9", members=(("B", "0042"),))
    change = room.act(import_evenings, [given])
    assert change.action.values == {
        "evenings": 1, "sheets": 1, "replaced": 0, "players": ["B", "C", "D"], "seasons": ["2026-2027"],
        "date": "2026-11-27", "number": 1,
    }  # fmt: skip
    (record,) = room.read(queries.evenings)
    assert (record.name, record.closed) == ("Soirée 9", True)
    assert room.read(lambda work: work.player_named("b")).number == "0042"
    assert room.season_points(record.id) == {"A": 4, "B": 4, "C": -4, "D": -4}


def test_an_evening_with_an_open_sheet_stays_open(room):
    room.act(import_evenings, [evening(sheet("A B C D", pair(0, 1), closed=False), sheet("E F G H", table=2))])
    (record,) = room.read(queries.evenings)
    assert not record.closed
    assert [view.closed for view in room.read(queries.evening, record.id).sheets] == [False, True]


def test_importing_twice_changes_nothing(room):
    given = evening(
        sheet("A B C D", pair(0, 1)),
        sheet("E F G H", table=2, totals=Totals((3, -3, 0, 0))),
        adjustments=(Adjustment("A", -20, "game", "penalty", "late", "board"),),
    )
    room.act(import_evenings, [given])
    before = room.snapshot()
    assert room.act(import_evenings, [given]).action is None
    assert room.act(import_evenings, [given], replace=True).action is None
    assert room.snapshot() == before


def test_export_then_import_gives_the_same_evening(room, other):
    number = room.evening(name="Open", season="Cup")
    first, second = room.table(number, "A B C D E"), room.table(number, "F G H I", round=2)
    room.enter(first, pair(1, 2), pair(2, 3), solo(0))
    room.act(change_seat, first, 3, out=room.player("E"), into=room.player("S"))
    classic = room.table(number, "J K L M", game="classic", conventions=ClassicConventions(target=5))
    room.enter(classic, ClassicDeal((12, 1)))
    room.enter(second, pair(0, 1))
    room.act(close_table, second)
    room.act(add_adjustment, number, room.player("A"), 50, "ranking", "gift", "late", "board")
    given = room.read(queries.exchanged, number)
    assert [one.closed for one in given.sheets] == [False, True, True]
    other.act(import_evenings, [given])
    (record,) = other.read(queries.evenings)
    assert other.read(queries.exchanged, record.id) == given
    assert other.act(import_evenings, [given]).action is None
    assert room.act(import_evenings, [given]).action is None


def test_a_game_that_came_to_its_end_opens_again_when_a_deal_is_taken_out(room):
    game = sheet("A B C D", ClassicDeal((12, 1)), game="classic", conventions=ClassicConventions(target=5))
    room.act(import_evenings, [evening(game, sheet("E F G H", table=2, closed=False))])
    (record,) = room.read(queries.evenings)
    view = room.read(queries.evening, record.id).sheets[0]
    assert view.closed
    room.act(delete_deal, view.deal_ids[0])
    assert not room.sheet(view.record.id).closed


def test_two_laptops_with_half_the_tables_each_are_merged(room):
    left = evening(sheet("A B C D", pair(0, 1)), adjustments=(Adjustment("A", 5, "game"),))
    right = evening(sheet("E F G H", solo(2), table=2), adjustments=(Adjustment("E", 5, "game"),))
    room.act(import_evenings, [left])
    (record,) = room.read(queries.evenings)
    rules = record.rules
    room.act(import_evenings, [right])
    view = room.read(queries.evening, record.id)
    assert [one.record.table for one in view.sheets] == [1, 2]
    assert view.record.closed
    assert view.record.rules == rules
    assert len(view.adjustments) == 2
    assert len(view.record.present) == 8


def test_an_open_sheet_opens_a_closed_evening_again(room):
    room.act(import_evenings, [evening(sheet("A B C D", pair(0, 1)))])
    room.act(import_evenings, [evening(sheet("E F G H", table=2, closed=False))])
    (record,) = room.read(queries.evenings)
    assert (record.closed, record.rules) == (False, None)


def test_what_differs_is_named_or_replaced_and_the_replacement_is_undone_in_one_step(room):
    room.act(import_evenings, [evening(sheet("A B C D", pair(0, 1), solo(2)), name="One", members=(("A", "1"),))])
    before = room.snapshot()
    given = evening(
        sheet("A B C D", pair(0, 1), solo(3), solo(1), marker="Zoë"), name="Two", members=(("A", "2"),), season="Cup"
    )
    with pytest.raises(Refused) as refused:
        room.act(import_evenings, [given])
    assert problems(refused) == [
        ((0, "players", 0, "number"), "differs"),
        ((0, "name"), "differs"),
        ((0, "season"), "differs"),
        ((0, "sheets", 0, "marker"), "sheet_differs"),
        ((0, "sheets", 0, "deals", 1), "deal_differs"),
        ((0, "sheets", 0, "deals"), "deal_count_differs"),
    ]
    assert room.snapshot() == before
    kept = room.read(queries.evening, room.read(queries.evenings)[0].id).sheets[0].deal_ids
    change = room.act(import_evenings, [given], replace=True)
    assert (change.action.values["sheets"], change.action.values["replaced"]) == (0, 1)
    view = room.read(queries.evening, room.read(queries.evenings)[0].id)
    assert (view.record.name, view.season.name, view.sheets[0].record.marker) == ("Two", "Cup", "Zoë")
    assert view.sheets[0].deal_ids[:2] == kept
    assert len(room.read(queries.versions, kept[1])) == 2
    assert room.totals(view.sheets[0].record.id) == {"A": -2, "B": 10, "C": -10, "D": 2}
    room.club.undo()
    assert room.snapshot() == before


def test_a_replaced_sheet_may_be_of_another_game(room):
    room.act(import_evenings, [evening(sheet("A B C D", pair(0, 1)))])
    before = room.snapshot()
    other = sheet("A B C D", ClassicDeal((9, 4)), game="classic", conventions=ClassicConventions())
    room.act(import_evenings, [evening(other)], replace=True)
    view = room.read(queries.evening, room.read(queries.evenings)[0].id).sheets[0]
    assert view.sheet.deals == (ClassicDeal((9, 4), dealer=0),)
    room.club.undo()
    assert room.snapshot() == before


def test_every_mistake_of_every_evening_is_told_and_nothing_comes_in(room):
    before = room.snapshot()
    bad = evening(sheet("A B C D", pair(0, 1, 14)), sheet("A E F G", table=2), sheet("H I J K", table=2))
    later = replace(evening(sheet("A B C"), members=(("", None),)), number=2)
    good = replace(evening(sheet("A B C D")), number=3)
    with pytest.raises(Refused) as refused:
        room.act(import_evenings, [good, bad, later])
    found = problems(refused)
    assert ((1, "sheets", 0, "deals", 0, "attempts", 0, "tricks"), "out_of_range") in found
    assert ((1, "sheets", 2, "table"), "table_twice") in found
    assert ((2, "players", 0, "name"), "empty_name") in found
    assert ((2, "sheets", 0, "seats"), "seat_count") in found
    assert room.snapshot() == before


def test_one_player_at_two_tables_of_a_round_is_refused_across_files(room):
    room.act(import_evenings, [evening(sheet("A B C D"))])
    with pytest.raises(Refused) as refused:
        room.act(import_evenings, [evening(sheet("E F A G", table=2))])
    (problem,) = refused.value.problems
    assert (problem.path, problem.key) == ((0, "sheets", 0, "seats"), "at_two_tables")
    assert problem.values == {"player": "A", "table": 1, "round": 1}
    room.act(import_evenings, [evening(sheet("E F A G", table=2, round=2))])


def test_names_are_told_apart_however_they_are_written(room):
    room.player("André")
    given = evening(sheet("Andre\u0301 B C D", pair(0, 1)))
    assert room.act(import_evenings, [given]).action.values["players"] == ["B", "C", "D"]
    with pytest.raises(Refused) as refused:
        room.act(import_evenings, [replace(evening(sheet("X x Y Z")), number=2)])
    assert "seated_twice" in {key for _path, key in problems(refused)}


def test_a_correction_in_the_club_shows_as_a_difference(room):
    given = evening(sheet("A B C D", pair(0, 1)))
    room.act(import_evenings, [given])
    (record,) = room.read(queries.evenings)
    view = room.read(queries.evening, record.id).sheets[0]
    room.act(correct_deal, view.deal_ids[0], pair(2, 3))
    with pytest.raises(Refused) as refused:
        room.act(import_evenings, [given])
    assert problems(refused) == [((0, "sheets", 0, "deals", 0), "deal_differs")]


def test_an_evening_that_was_reopened_is_not_closed_by_a_file_that_brings_nothing(room):
    given = evening(sheet("A B C D", pair(0, 1)))
    room.act(import_evenings, [given])
    (record,) = room.read(queries.evenings)
    room.act(reopen_evening, record.id)
    assert room.act(import_evenings, [given]).action is None


def test_numbers_beyond_all_reason_break_nothing(room):
    most = 10**18 - 1
    totals = sheet("A B C D", totals=Totals((most, -most, 0, 0)))
    room.act(import_evenings, [evening(totals, adjustments=(Adjustment("A", -most, "game"),))])
    (record,) = room.read(queries.evenings)
    assert room.evening_points(record.id)["A"] == 0
