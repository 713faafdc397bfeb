"""Results of scored sheets: when a sheet is closed, whose it is."""

from dataclasses import replace

from whistclub.ranking.facts import Result
from whistclub.ranking.results import sheet_result
from whistclub.rules.belgian.facts import Attempt, BelgianDeal
from whistclub.rules.belgian.presets import PRESETS
from whistclub.rules.classic import ClassicConventions, ClassicDeal
from whistclub.rules.sheet import SeatChange, Sheet, Totals, fold
from whistclub.rules.whist32 import Whist32Conventions, Whist32Deal

PASSED = Whist32Deal("passed")
WHIST32 = Sheet("whist32", Whist32Conventions(), ("A", "B", "C", "D"), table=3, round=2)


def solo(tricks: int) -> BelgianDeal:
    return BelgianDeal("contract", (Attempt("solo", (0,), tricks, 6),))


def test_a_game_with_an_end_of_its_own_closes_when_it_is_finished() -> None:
    running = sheet_result(fold(replace(WHIST32, deals=(PASSED,) * 7)))
    assert (running.closed, running.incomplete) == (False, False)
    finished = sheet_result(fold(replace(WHIST32, deals=(PASSED,) * 8)))
    assert (finished.closed, finished.incomplete) == (True, False)
    assert (finished.round, finished.table, finished.game, finished.seats) == (2, 3, "whist32", 4)


def test_a_sheet_closed_before_its_end_is_incomplete() -> None:
    result = sheet_result(fold(replace(WHIST32, deals=(PASSED,) * 7, closed=True)))
    assert (result.closed, result.incomplete) == (True, True)


def test_a_game_without_an_end_closes_only_by_hand() -> None:
    sheet = Sheet("belgian", PRESETS["classique"], ("A", "B", "C", "D"), deals=(solo(6),))
    assert not sheet_result(fold(sheet)).closed
    closed = sheet_result(fold(replace(sheet, closed=True)))
    assert (closed.closed, closed.incomplete) == (True, False)
    assert closed.results[0] == Result("A", 1, 9, 9, 1)


def test_results_alone_are_a_closed_sheet() -> None:
    result = sheet_result(fold(replace(WHIST32, totals=Totals((30, 30, 30, -8)))))
    assert (result.closed, result.incomplete) == (True, False)
    assert [(r.player, r.place, r.points) for r in result.results] == [
        ("A", 1, 30),
        ("B", 1, 30),
        ("C", 1, 30),
        ("D", 4, -8),
    ]


def test_a_seats_place_goes_to_who_held_it_for_more_deals() -> None:
    deals = (solo(6), solo(7), solo(6))
    changes = (SeatChange(3, 0, "S"),)
    sheet = Sheet("belgian", PRESETS["classique"], ("A", "B", "C", "D"), deals=deals, changes=changes, closed=True)
    by_player = {result.player: result for result in sheet_result(fold(sheet)).results}
    assert by_player["A"] == Result("A", 1, 21, 30, 2)
    assert (by_player["S"].place, by_player["S"].points, by_player["S"].deals) == (None, 9, 1)


def test_both_partners_have_the_points_of_their_side() -> None:
    sheet = Sheet("classic", ClassicConventions(), ("N", "E", "S", "O"), deals=(ClassicDeal((11, 2)),))
    result = sheet_result(fold(sheet))
    assert result.closed
    assert {r.player: (r.place, r.points) for r in result.results} == {
        "N": (1, 5),
        "S": (1, 5),
        "E": (3, 0),
        "O": (3, 0),
    }
