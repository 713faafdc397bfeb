"""A score sheet on paper: what is told above it and under a deal."""

from tests.reports import club
from whistclub.reports.evening.sheet import sheet_table
from whistclub.reports.gather import evening_data
from whistclub.rules.classic import ClassicConventions, ClassicDeal
from whistclub.rules.sheet import Sheet, fold
from whistclub.rules.whist32 import Whist32Conventions, Whist32Deal


def test_a_deal_played_without_the_arbiter_says_so_on_paper(room):
    evening = room.evening()
    table = room.table(evening, game="whist32", conventions=Whist32Conventions(arbiter=True))
    room.enter(table, Whist32Deal("contract", "picolo", (1,), 1, note="late"), Whist32Deal("passed"))
    data = room.read(evening_data, evening)
    told = sheet_table(data, data.sheets[0])
    assert told.heading[0] == "With the arbiter"
    assert [row.lines for row in told.rows] == [("late", "! not accepted by the arbiter"), ()]


def test_what_separated_equal_points_is_said_only_of_equal_points():
    """In short whist the games won order the sides, whose points differ (rules.md §4)."""
    seats = ("N", "E", "S", "O")
    score = fold(Sheet("classic", ClassicConventions(), seats, deals=(ClassicDeal((10, 3)), ClassicDeal((9, 4)))))
    assert {row.step for row in score.standings} & {"games", "score"}
    assert not any("Equal points" in note for note in sheet_table(club.evening_data([score]), score).notes)
