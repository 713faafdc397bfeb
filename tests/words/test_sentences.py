"""Sentences of problems, errors, warnings and actions; names and numbers."""

import pytest

from whistclub import words
from whistclub.club.ports import ActionName
from whistclub.errors import KnownError
from whistclub.rules.common import Problem, SeatName, Warned
from whistclub.rules.whist32 import ARBITER_CONTRACTS, ArbiterThresholds, Whist32Conventions
from whistclub.words import games
from whistclub.words import names as naming
from whistclub.words.actions import action_text
from whistclub.words.arbiter import listed_contract
from whistclub.words.conventions import convention_texts
from whistclub.words.fields import place_text
from whistclub.words.numbers import hundredths, plain_hundredths, points
from whistclub.words.problems import error_text, located_text, problem_text
from whistclub.words.sheets.warnings import warning_text

SEATS = {0: "Zoë", 1: "Jan"}


@pytest.mark.parametrize(
    ("problem", "sentence"),
    [
        (
            Problem(("attempts", 0, "tricks"), "out_of_range", {"low": 0, "high": 13, "value": 14}),
            "Tricks: 0 to 13 is possible, not 14.",
        ),
        (Problem(("results",), "sum_not_zero", {"sum": -1}), "The results add up to −1; they must add up to 0."),
        (
            Problem(("players", 0), "not_seated", {"player": SeatName(1)}),
            "Jan does not sit at this table; name somebody who does.",
        ),
        (
            Problem(("arbiter", "contract"), "not_for_the_arbiter", {"value": "trou", "allowed": ("duo", "picolo")}),
            "The arbiter is not asked about trou; possible: duo or picolo.",
        ),
        (
            Problem(("arbiter", "chance"), "not_a_chance", {"value": "57"}),
            "Chance: 57 is no chance; write it like 0.57, from 0 to 1.",
        ),
        (
            Problem(("arbiter_thresholds", "duo7"), "out_of_range", {"low": 0, "high": 100, "value": 101}),
            "Duo 7: 0 to 100 is possible, not 101.",
        ),
        (
            Problem(("seats", 1), "seated_twice", {"player": 7}),
            "Marie has two seats at this table; one is possible.",
        ),
        (
            Problem(("seats",), "seat_count", {"allowed": (4, 5), "count": 3}),
            "Seats: this game is for 4 or 5 players, not 3.",
        ),
        (
            Problem(("best",), "not_a_whole_number", {"value": "x"}),
            "Best: a whole number belongs here, not x.",
        ),
        (
            Problem(("tricks",), "wrong_type", {"expected": "whole_number", "value": '"8"'}),
            'Tricks: a whole number belongs here, not "8".',
        ),
        (
            Problem(("trump",), "no_trump", {"contract": "petite_misere"}),
            "There are no trumps in petite misère; leave the suit out.",
        ),
        (
            Problem(("all_points",), "excluded_by", {"other": "all_bonus"}),
            "Points for all tricks: would not count beside “bonus for all tricks”; fill in one of the two.",
        ),
        (
            Problem((), "check_sum", {"date": "2026-11-27", "round": 1, "table": 2, "deal": 3, "sum": 4}),
            "27/11/2026, round 1, table 2: the points of deal 3 add up to 4, not to 0.",
        ),
        (
            Problem((), "check_sum", {"date": "2026-11-27", "round": 1, "table": 2, "deal": None, "sum": -4}),
            "27/11/2026, round 1, table 2: the points of the sheet add up to −4, not to 0.",
        ),
        (Problem((), "no_such_key"), "This: this cannot be (no_such_key)."),
        (Problem(("seats", 0), "not_seated"), "? does not sit at this table; name somebody who does."),
    ],
)
def test_a_problem_says_what_is_wrong_and_what_would_be_right(problem: Problem, sentence: str) -> None:
    assert problem_text(problem, SEATS, {7: "Marie"}) == sentence


def test_a_player_without_a_name_is_their_seat_or_key() -> None:
    assert problem_text(Problem((), "sits_out", {"player": SeatName(3)})).startswith("Seat 4 sits out")
    assert problem_text(Problem((), "sits_out", {"player": "Q {x}"})).startswith("Q {x} sits out")


def test_foreign_values_are_cut() -> None:
    text = problem_text(Problem(("best",), "not_a_whole_number", {"value": "x" * 5000}))
    assert len(text) < 200
    huge = problem_text(Problem(("best",), "out_of_range", {"low": 1, "high": 2, "value": 10**10_000}))
    assert huge == "Best: 1 to 2 is possible, not a number far too large."


def test_the_place_is_counted_from_one() -> None:
    assert place_text(("sheets", 1, "deals", 3, "attempts", 0, "tricks")) == "sheet 2, deal 4, attempt 1, tricks"
    assert place_text(()) == ""
    assert place_text((1, "sheets", 0, "deals", 2)) == "evening 2, sheet 1, deal 3"
    assert place_text(("sheets", 0, "conventions", "strange", 2)) == "sheet 1, conventions, strange, number 3"
    problem = Problem(("deals", 3, "tricks"), "tricks_sum", {"sum": 12, "expected": 13})
    assert located_text(problem) == "Deal 4: The tricks add up to 12; they must add up to 13."


def test_errors() -> None:
    assert error_text(KnownError("table_closed", table=3, round=1)) == (
        "Table 3 of round 1 is closed; reopen it first."
    )
    assert error_text(KnownError("gone", record="SheetRecord")).startswith("The sheet is no longer there")
    assert error_text(KnownError("evening_closed", date="2026-11-27", number=1)).startswith("The evening of 27/11/2026")
    assert error_text(KnownError("no_such_key")) == "This was not possible (no_such_key)."


def test_warnings() -> None:
    warned = Warned("dealer_unexpected", {"dealer": SeatName(0), "expected": SeatName(1)})
    assert warning_text(warned, SEATS) == "Jan should have dealt; Zoë is recorded as dealer."


def test_actions() -> None:
    assert action_text(ActionName("enter_deal", {"deal": 7, "table": 3, "round": 1})) == "deal 7, table 3"
    assert action_text(ActionName("close_evening", {"date": "2026-11-27"})) == "close the evening of 27/11/2026"
    assert action_text(ActionName("of_a_later_version")) == "last change"
    assert action_text(ActionName("enter_deal")) == "deal ?, table ?"


def test_numbers_have_a_true_minus_sign_and_zero_none() -> None:
    assert [points(n) for n in (7, -7, 0)] == ["+7", "−7", "0"]
    assert [hundredths(n) for n in (1330, -5, 0)] == ["13.30", "−0.05", "0.00"]
    assert [plain_hundredths(n) for n in (1330, -5, 0)] == ["13.30", "-0.05", "0.00"]
    words.install("fr", None)
    assert hundredths(-1330) == "−13,30"


def test_names() -> None:
    assert games.game_name("belgian") == "Belgian whist"
    assert games.contract_name("belgian", "petite_misere") == "Petite misère"
    assert games.contract_text("belgian", "solo", 8) == "Solo 8"
    assert [naming.suit_sign(s) for s in ("spades", "clubs", "diamonds", "hearts")] == ["♠", "♣", "♦", "♥"]
    assert naming.suit_name("none") == "no trumps"
    assert naming.listed(["A"]) == "A"
    assert naming.listed(["A", "B", "C"]) == "A, B and C"
    assert naming.either(["8", "9"]) == "8 or 9"


def test_a_club_has_its_own_words() -> None:
    games.use_own_names({"belgian": {"pair": "Samen", "solo": "", "no_such": "X"}, "whist32": {"trou": "Troel"}})
    try:
        assert games.contract_text("belgian", "pair", 8) == "Samen 8"
        assert games.contract_name("belgian", "solo") == "Solo"
        assert games.usual_contract_name("belgian", "pair") == "Pair"
        assert games.contract_name("belgian", "trou") == "Trou"
        assert games.any_contract_name("trou") == "Troel"
    finally:
        games.use_own_names({})


def test_the_arbiters_call_in_errors_warnings_and_undo() -> None:
    assert error_text(KnownError("call_made", deal=5, table=3)) == (
        "In deal 5 of table 3 the arbiter has answered already; once a deal is possible."
    )
    assert warning_text(Warned("arbiter_not_accepted", {"contract": "picolo", "level": None})) == (
        "This contract needs the arbiter; no accepted call of its players is recorded."
    )
    values = {"deal": 5, "table": 3, "sheet": 9, "call": {"player": 0, "contract": "picolo", "accepted": True}}
    assert action_text(ActionName("record_call", values)) == "arbiter, deal 5, table 3"


def test_the_arbiter_among_the_conventions_of_a_sheet() -> None:
    assert convention_texts("whist32", Whist32Conventions()) == ()
    own = Whist32Conventions(arbiter=True, arbiter_thresholds=ArbiterThresholds(duo7=55, picolo=20))
    assert convention_texts("whist32", own) == (
        "with the arbiter",
        "the arbiter accepts from 55 % (Duo 7), 20 % (Picolo) on",
    )


def test_the_arbiters_list_has_its_names_unless_the_club_has_its_own() -> None:
    usual = ["Duo 7", "Petite misère", "Picolo", "Grande misère", "Petit chelem", "Capot", "Chelem"]
    assert [listed_contract(key) for key in ARBITER_CONTRACTS] == usual
    try:
        games.use_own_names({"whist32": {"solo": "Seul"}})
        assert [listed_contract(key) for key in ("solo7", "duo8", "solo8")] == ["Seul 7", "Capot", "Seul 8"]
    finally:
        games.use_own_names({})
