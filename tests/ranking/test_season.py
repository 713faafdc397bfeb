"""The season ranking (rules.md §5): order, upset over evenings, best n, minimum, initial order."""

from dataclasses import replace

import pytest

from whistclub.ranking.amounts import amount_text
from whistclub.ranking.facts import Adjustment, EveningRules, Result, SeasonRules
from whistclub.ranking.schemes import SCHEMES
from whistclub.ranking.season import SeasonRun, order_before, season_ranking
from whistclub.rules.common import PlayerKey

FIWA = SCHEMES["fiwa"]
POINTS = SCHEMES["points"]


def by_player(ranking):
    return {row.player: row for row in ranking.rows}


def one_player(sheet, evening, values, player="P", first=1):
    """Evenings in which ``player`` alone scores ``values`` of game points."""
    return [evening(day, sheet({player: value}), rules=POINTS.evening) for day, value in enumerate(values, first)]


def test_the_examples_season(sheet, evening) -> None:
    evenings = [
        evening(4, sheet({"W": 200, "X": 150, "Y": 100, "Z": 50})),
        evening(11, sheet({"X": 180, "W": 150, "Z": 90, "Y": 65})),
        evening(
            18,
            sheet({"Z": 41, "V": -1, "W": -20, "X": -20}, game="belgian"),
            sheet({"Y": -21, "U": -41, "T": 119}, table=2),
        ),
        evening(
            25,
            sheet({"Y": 30, "Z": 30, "W": 30, "X": -8}, game="whist32"),
            sheet({"T": 95, "U": 55, "V": 145, "S": 190, "R": 105}, table=2),
        ),
    ]
    got = [
        (
            *(r.player, r.place, r.sheets, r.firsts, r.game_points),
            *map(amount_text, (r.place_points, r.points_bonus, r.upset_bonus, r.total)),
        )
        for r in season_ranking("2026-2027", FIWA, evenings[::-1]).rows
    ]
    assert got == [
        ("W", 1, 4, 2, 360, "28.33", "4.20", "0.30", "32.83"),
        ("Z", 2, 4, 2, 211, "24.33", "2.60", "1.30", "28.23"),
        ("X", 3, 4, 1, 302, "23.00", "3.60", "0.30", "26.90"),
        ("Y", 4, 4, 1, 174, "20.33", "2.20", "0.30", "22.83"),
        ("V", 5, 2, 0, 144, "14.00", "1.60", "1.00", "16.60"),
        ("T", 6, 2, 1, 214, "13.00", "2.20", "0.30", "15.50"),
        ("S", 7, 1, 1, 190, "11.00", "2.00", "1.00", "14.00"),
        ("R", 8, 1, 0, 105, "4.00", "1.20", "0.70", "5.90"),
        ("U", 9, 2, 0, 14, "4.00", "0.20", "0.00", "4.20"),
    ]


def test_a_correction_in_an_old_evening_changes_later_bonuses(sheet, evening) -> None:
    second = evening(2, sheet({"B": 9, "A": 1}))
    before = by_player(season_ranking("s", FIWA, [evening(1, sheet({"A": 5, "B": 1})), second]))
    after = by_player(season_ranking("s", FIWA, [evening(1, sheet({"A": 1, "B": 5})), second]))
    assert (before["B"].upset_bonus, after["B"].upset_bonus) == (30, 0)


def test_two_evenings_of_one_date_follow_each_other_by_number(sheet, evening) -> None:
    first = evening(1, sheet({"A": 5, "B": 1}))
    second = evening(1, sheet({"B": 9, "A": 1}))
    second = replace(second, key=second.key._replace(number=2))
    assert by_player(season_ranking("s", FIWA, [second, first]))["B"].upset_bonus == 30
    assert order_before(FIWA, [second, first], second.key) == {"A": 1, "B": 2}
    assert order_before(FIWA, [second, first], first.key) == {}


def test_only_closed_sheets_count(sheet, evening) -> None:
    open_sheet = sheet({"A": 90, "C": 50}, table=2, round=2, closed=False)
    got = by_player(season_ranking("s", FIWA, [evening(1, sheet({"A": 5, "B": 1}), open_sheet)]))
    assert set(got) == {"A", "B"}
    assert (got["A"].sheets, got["A"].game_points) == (1, 5)


@pytest.mark.parametrize(
    ("tables", "places", "step"),
    [
        # As many points in sum; A has a first place and a third, B two second ones.
        ([{"A": 9, "B": 8, "C": 7}, {"C": 9, "B": 5, "A": 4}], [("A", 1), ("B", 2)], "places"),
        ([{"A": 9, "B": 8}, {"B": 9, "A": 7}], [("B", 1), ("A", 2)], "game_points"),
        ([{"A": 9, "B": 8}, {"B": 9, "A": 8}], [("A", 1), ("B", 1)], ""),
    ],
)
def test_equal_totals(sheet, evening, tables, places, step) -> None:
    rules = replace(FIWA, evening=EveningRules(place_points={0: (300, 200, 100)}, bracket=None, upset=()))
    evenings = [evening(day, sheet(table), rules=rules.evening) for day, table in enumerate(tables)]
    rows = [row for row in season_ranking("s", rules, evenings).rows if row.player in "AB"]
    assert [(row.player, row.place - rows[0].place + 1) for row in rows] == places
    assert rows[1].step == step
    assert rows[0].total == rows[1].total


def test_a_shared_place_counts_as_that_place_for_each(sheet, evening) -> None:
    got = by_player(season_ranking("s", FIWA, [evening(1, sheet({"A": 5, "B": 5, "C": 1, "D": 0}))]))
    assert (got["A"].places, got["B"].firsts, got["C"].places) == ((1,), 1, (0, 0, 1))


@pytest.mark.parametrize(("numbering", "places"), [("1224", [1, 2, 2, 4, 4, 4, 7]), ("1223", [1, 2, 2, 3, 3, 3, 4])])
def test_h12_numbering(sheet, evening, numbering, places) -> None:
    totals = {"a": 50, "b": 49, "c": 49, "d": 48, "e": 48, "f": 48, "g": 1}
    tables = [sheet({who: value}, table=n) for n, (who, value) in enumerate(totals.items())]
    rules = replace(POINTS, numbering=numbering)
    ranking = season_ranking("s", rules, [evening(1, *tables, rules=rules.evening)])
    assert [row.place for row in ranking.rows] == places
    assert ranking.rules.numbering == numbering


def test_h14_best_eight_evenings(sheet, evening) -> None:
    values = [12, -4, 7, 0, 3, 9, -10, 5, 6, 1]
    evenings = one_player(sheet, evening, values) + one_player(sheet, evening, [12, 5, 3], "Q", 20)
    everything = by_player(season_ranking("s", POINTS, evenings))
    assert (everything["P"].total, everything["P"].dropped) == (2900, 0)
    best = by_player(season_ranking("s", replace(POINTS, best=8), evenings))
    dropped = [e.total for e in best["P"].evenings if e.dropped]
    assert (best["P"].total, best["P"].game_points, best["P"].sheets, best["P"].dropped) == (4300, 43, 10, 2)
    assert dropped == [-400, -1000]
    assert (best["Q"].total, best["Q"].dropped) == (2000, 0)


def test_of_equal_evenings_fewer_game_points_are_dropped_then_the_earlier(sheet, evening) -> None:
    rules = replace(FIWA, best=2, evening=EveningRules(bracket=None, upset=()))
    evenings = [
        evening(day, sheet({"P": value, "Q": 0}), rules=rules.evening) for day, value in enumerate((3, 2, 3, 2))
    ]
    row = by_player(season_ranking("s", rules, evenings))["P"]
    assert [e.dropped for e in row.evenings] == [False, True, False, True]
    row = by_player(season_ranking("s", replace(rules, best=1), evenings))["P"]
    assert [e.dropped for e in row.evenings] == [True, True, False, True]
    assert (row.firsts, row.game_points, row.dropped) == (1, 3, 3)


def test_best_of_sheets(sheet, evening) -> None:
    rules = replace(POINTS, best=2, best_of="sheets", evening=replace(POINTS.evening, attendance=10))
    evenings = [
        evening(1, sheet({"P": 9}), sheet({"P": -5}, round=2), rules=rules.evening),
        evening(2, sheet({"P": 4}), sheet({"P": 6}, round=2), rules=rules.evening),
    ]
    row = by_player(season_ranking("s", rules, evenings))["P"]
    assert [e.dropped_sheets for e in row.evenings] == [((2, 1),), ((1, 1),)]
    assert (row.total, row.game_points, row.sheets, row.dropped, row.attendance) == (1520, 15, 4, 2, 20)
    assert [e.total for e in row.evenings] == [910, 610]


def test_the_floor_holds_for_the_sheets_that_are_kept(sheet, evening) -> None:
    rules = replace(POINTS, best=1, best_of="sheets", evening=replace(POINTS.evening, floor=-1000))
    sheets = (sheet({"P": -40}), sheet({"P": -30}, round=2))
    row = by_player(season_ranking("s", rules, [evening(1, *sheets, rules=rules.evening)]))["P"]
    assert (row.total, row.floor_added, row.game_points) == (-1000, 2000, -30)
    # A better sheet of a later evening leaves nothing of the first, and nothing for its floor to raise.
    evenings = [evening(1, *sheets, rules=rules.evening), evening(2, sheet({"P": -20}), rules=rules.evening)]
    row = by_player(season_ranking("s", rules, evenings))["P"]
    assert (row.total, row.floor_added, [e.total for e in row.evenings]) == (-1000, 1000, [0, -1000])


def test_a_floor_lifts_the_evening_in_the_season(sheet, evening) -> None:
    rules = replace(POINTS, evening=replace(POINTS.evening, floor=-2000))
    row = by_player(season_ranking("s", rules, [evening(1, sheet({"A": -27}), rules=rules.evening)]))["A"]
    assert (row.total, row.floor_added, row.game_points) == (-2000, 700, -27)


def test_below_the_minimum_there_is_no_place(sheet, evening) -> None:
    rules = replace(FIWA, minimum=2)
    evenings = [evening(1, sheet({"A": 5, "B": 1})), evening(2, sheet({"C": 90, "B": 1}))]
    ranking = season_ranking("s", rules, evenings)
    assert [(row.player, row.place, row.classified) for row in ranking.rows] == [
        ("B", 1, True),
        ("C", None, False),
        ("A", None, False),
    ]
    assert ranking.order == {"B": 1}


def test_who_is_not_classified_stands_below_all_who_are(sheet, evening) -> None:
    rules = replace(FIWA, minimum=2)
    evenings = [
        evening(1, sheet({"A": 90, "B": 1}, table=1)),
        evening(2, sheet({"B": 5, "C": 1})),
        evening(3, sheet({"A": 9, "B": 1})),
    ]
    assert order_before(rules, evenings, evenings[2].key) == {"B": 1}
    assert by_player(season_ranking("s", rules, evenings))["A"].upset_bonus == 30


def test_h15_not_played_is_not_zero(sheet, evening) -> None:
    rules = SCHEMES["average"]
    played = {"P": [12, None, 8], "Q": [12, 0, 8], "S": [None, -5, None]}
    evenings = [
        evening(
            day,
            *(
                sheet({who: values[day]}, table=table, deals=1)
                for table, (who, values) in enumerate(played.items(), 1)
                if values[day] is not None
            ),
            adjustments=(Adjustment("R", 0, "game", "decision"),) if day == 0 else (),
            rules=rules.evening,
        )
        for day in range(3)
    ]
    rows = season_ranking("s", rules, evenings).rows
    assert [(r.player, r.place, r.sheets, amount_text(r.total)) for r in rows] == [
        ("P", 1, 2, "10.00"),
        ("Q", 2, 3, "6.67"),
        ("S", 3, 1, "-5.00"),
        ("R", None, 0, "0.00"),
    ]


def test_an_average_leaves_out_sheets_without_known_deals(sheet, evening) -> None:
    rules = SCHEMES["average"]
    sheets = (sheet({"P": 30}, deals=20), sheet({"P": 500}, round=2, deals=0))
    adjusted = (Adjustment("P", -10, "game"), Adjustment("P", 5, "ranking"))
    row = season_ranking("s", rules, [evening(1, *sheets, adjustments=adjusted, rules=rules.evening)]).rows[0]
    assert (row.total, row.deals, row.game_points) == (105, 20, 520)


def test_a_stand_in_is_listed_and_the_sheet_is_not_one_of_theirs(sheet, evening) -> None:
    table = sheet({"B": 5, "C": 1})
    table = replace(table, results=(*table.results, Result("S", None, 12, 5, 3)))
    row = by_player(season_ranking("s", FIWA, [evening(1, table)]))["S"]
    assert (row.place, row.sheets, row.game_points, row.total, row.firsts) == (None, 0, 12, 0, 0)
    evenings = [evening(1, table), evening(2, sheet({"S": 1, "B": 0}))]
    row = by_player(season_ranking("s", FIWA, evenings))["S"]
    assert (row.classified, row.sheets, row.game_points) == (True, 1, 13)


def test_an_adjustment_of_an_evening_not_played_counts_and_takes_no_place_among_the_best(sheet, evening) -> None:
    rules = replace(POINTS, best=1)
    fined = evening(1, adjustments=(Adjustment("P", -50, "ranking", "penalty"),), rules=rules.evening)
    row = by_player(season_ranking("s", rules, [fined, *one_player(sheet, evening, [5, 3], first=2)]))["P"]
    assert (row.total, row.adjustments, row.dropped) == (450, -50, 1)


def test_adjustments_of_a_dropped_evening_are_dropped_with_it(sheet, evening) -> None:
    rules = replace(POINTS, best=1)
    bad = evening(9, sheet({"P": 1}), adjustments=(Adjustment("P", -50, "ranking"),), rules=rules.evening)
    row = by_player(season_ranking("s", rules, [*one_player(sheet, evening, [5]), bad]))["P"]
    assert (row.total, row.adjustments, row.dropped) == (500, 0, 1)


def test_the_initial_order_holds_until_a_sheet_is_closed(sheet, evening) -> None:
    initial: dict[PlayerKey, int] = {"B": 1, "A": 2}
    waiting = evening(1, sheet({"A": 5, "B": 1}, closed=False))
    first = evening(2, sheet({"A": 5, "B": 1}))
    second = evening(3, sheet({"B": 5, "A": 1}))
    assert order_before(FIWA, [waiting, first, second], first.key, initial) == initial
    rows = by_player(season_ranking("s", FIWA, [waiting, first, second], initial))
    assert (rows["A"].upset_bonus, rows["B"].upset_bonus) == (30, 30)
    assert order_before(FIWA, [first, second], second.key, initial) == {"A": 1, "B": 2}
    assert order_before(FIWA, [], None, initial) == initial


def test_the_conventions_of_each_evening_hold_for_it(sheet, evening) -> None:
    evenings = [
        evening(1, sheet({"A": 0, "B": -1}), rules=EveningRules(place_points={0: (500, 100)}, bracket=None)),
        evening(2, sheet({"A": 0, "B": -1})),
    ]
    assert by_player(season_ranking("s", FIWA, evenings))["A"].place_points == 1600


def test_an_empty_season() -> None:
    ranking = season_ranking("s", SeasonRules(), [])
    assert (ranking.rows, ranking.evenings) == ((), ())


def test_a_run_gives_the_rows_of_each_evening(sheet, evening) -> None:
    run = SeasonRun(FIWA)
    run.add(evening(1, sheet({"A": 5, "B": 1})))
    rows = run.add(evening(2, sheet({"B": 5, "A": 1})))
    assert {row.player: row.upset_bonus for row in rows} == {"B": 30, "A": 0}
