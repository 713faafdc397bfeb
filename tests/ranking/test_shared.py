"""Seats held by several people, and what is said of them (rules.md §6; cases.md H17)."""

from __future__ import annotations

import datetime

from whistclub.ranking.facts import EveningFacts, EveningKey, EveningRules
from whistclub.ranking.results import sheet_result
from whistclub.ranking.shared import shared_seats
from whistclub.ranking.standings import evening_standings
from whistclub.ranking.why import evening_why
from whistclub.rules.belgian.facts import Attempt, BelgianDeal
from whistclub.rules.belgian.presets import PRESETS
from whistclub.rules.sheet import Score, SeatChange, Sheet, fold
from whistclub.words.why import reason_lines

KEY = EveningKey(datetime.date(2026, 11, 27), 1)
GAIN = BelgianDeal("contract", (Attempt("pair", (2, 1), 11, 10),))


def played(deals: int, *changes: SeatChange) -> Score:
    return fold(Sheet("belgian", PRESETS["classique"], ("A", "B", "Luc", "D"), 0, (GAIN,) * deals, changes))


def told(score: Score, player: str) -> list[str]:
    evening = EveningFacts(KEY, "", (sheet_result(score),), (), EveningRules(), False)
    row = next(row for row in evening_standings(evening, {}).rows if row.player == player)
    shared = {(KEY, 1, 1): shared_seats(score)}
    return [words for _, words, _ in reason_lines(evening_why(row, KEY, shared), {})]


def test_a_seat_that_did_not_change_hands_is_not_shared() -> None:
    assert shared_seats(played(4)) == ()
    assert told(played(4), "Luc")[2] == "Place 1 shared by 2: 11.00 + 7.00 in equal parts"


def test_the_seat_is_its_holders_with_the_deals_each_held_it() -> None:
    (seat,) = shared_seats(played(12, SeatChange(10, 2, "Thomas")))
    assert (seat.held, seat.points, seat.owner) == ((("Luc", 9), ("Thomas", 3)), 84, "Luc")


def test_who_held_it_longer_is_told_whose_the_place_is_and_the_stand_in_why_there_is_none() -> None:
    score = played(12, SeatChange(10, 2, "Thomas"))
    assert "Seat of Luc and Thomas: +84 together; place 1 goes to Luc, who held it for 9 of 12 deals" in told(
        score, "Luc"
    )
    assert "Stood in for Luc; own points +21, the place of the seat goes to Luc" in told(score, "Thomas")
    assert not any("Another held the seat" in words for words in told(score, "Thomas"))


def test_of_equals_who_finished_has_the_place() -> None:
    score = played(4, SeatChange(3, 2, "Thomas"))
    assert (
        "Seat of Luc and Thomas: +28 together; place 1 goes to Thomas, who held it for 2 of 4 deals and finished"
        in told(score, "Thomas")
    )
    assert "Stood in for Thomas; own points +14, the place of the seat goes to Thomas" in told(score, "Luc")


def test_a_stand_in_who_has_not_played_yet_is_named() -> None:
    (seat,) = shared_seats(played(3, SeatChange(4, 2, "Thomas")))
    assert seat.held == (("Luc", 3), ("Thomas", 0))


def test_who_joins_or_leaves_shares_no_seat() -> None:
    assert shared_seats(played(3, SeatChange(4, 4, "Eva", after=1))) == ()
