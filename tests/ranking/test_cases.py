"""Cases of the field that rankings answer (cases.md H08, H11–H15), with the numbers the cases use."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.reports.club import season_of
from whistclub.ranking.amounts import hundredths_of, places
from whistclub.ranking.conventions import set_convention
from whistclub.ranking.facts import Adjustment, EveningRules
from whistclub.ranking.parts import place_amount
from whistclub.ranking.schemes import SCHEMES
from whistclub.ranking.season import season_ranking
from whistclub.ranking.standings import evening_standings
from whistclub.reports.season.ranking import average
from whistclub.rules.common import Refused
from whistclub.rules.places import ranked

POINTS = SCHEMES["points"]


def rows(rules, evenings):
    return {row.player: row for row in season_ranking("s", rules, evenings).rows}


def nights(sheet, evening, rules, played):
    """One evening a column of ``played``: player to points, None for who was not there."""
    count = max(map(len, played.values()))
    return [
        evening(
            day,
            sheet({who: won[day] for who, won in played.items() if day < len(won) and won[day] is not None}),
            rules=rules.evening,
        )
        for day in range(count)
    ]


def test_h08_equal_sums_of_decimals():
    parts = [("16.7", "9.4"), ("15.4", "9.6"), ("16.1", "9.8"), ("16.1", "9.9"), ("16.2", "9.7")]
    totals = [hundredths_of(a) + hundredths_of(b) for a, b in parts]
    assert totals == [2610, 2500, 2590, 2600, 2590]
    ordered = sorted(totals, reverse=True)
    placed = dict(zip(ordered, places(ordered), strict=True))
    assert [placed[total] for total in totals] == [1, 5, 3, 2, 3]


def test_h11_a_floor_for_a_bad_evening(sheet, evening):
    played = {"A": [-27], "B": [-20], "C": [-19], "D": [66]}
    rules = replace(POINTS, evening=replace(POINTS.evening, floor=-2000))
    told = rows(rules, nights(sheet, evening, rules, played))
    assert {who: row.total for who, row in told.items()} == {"A": -2000, "B": -2000, "C": -1900, "D": 6600}
    assert {who: row.game_points for who, row in told.items()} == {"A": -27, "B": -20, "C": -19, "D": 66}
    assert sum(row.game_points for row in told.values()) == 0
    assert told["A"].floor_added == 700
    assert rows(POINTS, nights(sheet, evening, POINTS, played))["A"].total == -2700


@pytest.mark.parametrize(("numbering", "expected"), [("1224", [1, 2, 2, 4, 4, 4, 7]), ("1223", [1, 2, 2, 3, 3, 3, 4])])
def test_h12_places_with_ties_in_both_numberings(sheet, evening, numbering, expected):
    won = dict(zip("ABCDEFG", (50, 49, 49, 48, 48, 48, 1), strict=True))
    rules = replace(POINTS, numbering=numbering)
    # Everybody first at a table of their own, so that points alone tell.
    tables = [sheet({who: points}, table=at) for at, (who, points) in enumerate(won.items(), start=1)]
    ranking = season_ranking("s", rules, [evening(1, *tables, rules=rules.evening)])
    assert [row.place for row in ranking.rows] == expected


def test_h13_shared_place_bonuses():
    bonuses = (10, 6, 4, 2, 1)
    totals = dict(enumerate((30, 25, 25, 20, 20, 20)))
    taken = [place for place, _, _ in ranked({who: (won,) for who, won in totals.items()}, ("points",))]
    paid = tuple(100 * bonus for bonus in bonuses)
    shared = [place_amount(paid, place, taken.count(place)) for place in taken]
    assert shared == [1000, 500, 500, 100, 100, 100]
    assert sum(shared) == 2300
    assert [place_amount(paid, place, 1) for place in taken] == [1000, 600, 600, 200, 200, 200]


def test_h14_the_best_eight_evenings(sheet, evening):
    played = {"P": [12, -4, 7, 0, 3, 9, -10, 5, 6, 1], "Q": [12, 5, 3]}
    every = rows(POINTS, nights(sheet, evening, POINTS, played))
    assert (every["P"].game_points, every["Q"].game_points) == (29, 20)
    eight = replace(POINTS, best=8)
    told = rows(eight, nights(sheet, evening, eight, played))
    assert told["P"].total == 4300
    assert [e.row.game_points for e in told["P"].evenings if e.dropped] == [-4, -10]
    assert (told["Q"].total, told["Q"].dropped) == (2000, 0)
    for value in (-1, "x"):
        with pytest.raises(Refused):
            set_convention(POINTS, "best", value)


def test_h15_not_played_is_not_zero(sheet, evening):
    played = {"P": [12, None, 8], "Q": [12, 0, 8], "S": [None, -5]}
    told = rows(POINTS, nights(sheet, evening, POINTS, played))
    taken = {who: sum(e.row.took_part for e in row.evenings) for who, row in told.items()}
    assert taken == {"P": 2, "Q": 3, "S": 1}
    data = season_of(nights(sheet, evening, POINTS, played), POINTS)
    means = {row.player: average(row) for row in data.ranking.rows}
    assert (means["P"], means["Q"]) == (1000, 667)
    # R has not come at all: no line, and so no place; S is listed with their −5.
    assert "R" not in told
    assert told["S"].place == 3


def test_h16_a_late_arrival_is_blank_before_and_a_gift_is_a_line_of_its_own(sheet, evening):
    rounds = [
        sheet({"A": 1, "B": 2, "C": -3}, round=1),
        sheet({"A": 1, "B": 2, "C": -3}, round=2),
        *(sheet({"P": won, "B": -won}, round=at) for at, won in enumerate((4, -2, 0, 7), start=3)),
    ]
    standings = evening_standings(evening(1, *rounds, rules=EveningRules()), {})
    late = next(row for row in standings.rows if row.player == "P")
    assert (late.game_points, [part.round for part in late.parts]) == (9, [3, 4, 5, 6])
    gift = Adjustment("P", 2, "game", "gift", "two rounds missed")
    given = evening_standings(evening(1, *rounds, adjustments=(gift,), rules=EveningRules()), {})
    again = next(row for row in given.rows if row.player == "P")
    assert (again.game_points, again.game_adjustment, len(again.parts)) == (11, 2, 4)
