"""Evening standings (rules.md §7), adjustments (§8), and the parts of the ranking points (§5)."""

from dataclasses import replace

import pytest

from whistclub.ranking.facts import Adjustment, EveningRow, EveningRules, Result
from whistclub.ranking.parts import place_amount
from whistclub.ranking.standings import evening_standings

W_X_Y_Z = {"W": 1, "X": 2, "Y": 3, "Z": 4}


def rows(evening, before=None) -> dict[str, EveningRow]:
    return {row.player: row for row in evening_standings(evening, before or {}).rows}


def test_the_worked_example(sheet, evening) -> None:
    got = rows(evening(1, sheet({"X": 180, "W": 150, "Z": 90, "Y": 65})), W_X_Y_Z)
    parts = {who: (r.place_points, r.points_bonus, r.upset_bonus, r.ranking_points) for who, r in got.items()}
    assert parts == {
        "X": (1100, 200, 30, 1330),
        "W": (700, 160, 0, 860),
        "Z": (400, 100, 30, 530),
        "Y": (200, 80, 0, 280),
    }
    assert got["X"].parts[0].beaten == ("W",)


@pytest.mark.parametrize(
    ("before", "bonus"), [({}, 0), ({"Y": 9}, 30), ({"Y": 1, "Z": 2}, 70), ({"W": 1, "Y": 1, "Z": 1}, 100)]
)
def test_who_is_not_ranked_stands_below_all_who_are_and_equal_to_the_others(sheet, evening, before, bonus) -> None:
    assert rows(evening(1, sheet({"X": 9, "W": 8, "Y": 7, "Z": 6})), before)["X"].upset_bonus == bonus


def test_standing_equal_and_finishing_equal_are_no_upset(sheet, evening) -> None:
    table = evening(1, sheet({"A": 5, "B": 5, "C": 1, "D": 0}))
    got = rows(table, {"A": 3, "B": 1, "C": 3, "D": 2})
    assert got["A"].parts[0].beaten == ("D",)
    assert got["B"].upset_bonus == 0


def test_four_beaten_pay_as_three(sheet, evening) -> None:
    five = sheet({"A": 5, "B": 4, "C": 3, "D": 2, "E": 1})
    assert rows(evening(1, five), {"B": 1, "C": 2, "D": 3, "E": 4})["A"].upset_bonus == 100


def test_h13_shared_places_share_or_are_paid_in_full(sheet, evening) -> None:
    totals = {"a": 30, "b": 25, "c": 25, "d": 20, "e": 20, "f": 20}
    rules = EveningRules(place_points={0: (1000, 600, 400, 200, 100)}, bracket=None)
    shared = rows(evening(1, sheet(totals), rules=rules))
    assert [shared[who].place_points for who in totals] == [1000, 500, 500, 100, 100, 100]
    full = rows(evening(1, sheet(totals), rules=replace(rules, shared_places="full")))
    assert [full[who].place_points for who in totals] == [1000, 600, 600, 200, 200, 200]


def test_three_sharing_a_place_are_paid_to_the_nearest_hundredth() -> None:
    fiwa = (1100, 700, 400, 200)
    assert [place_amount(fiwa, 1, 2), place_amount(fiwa, 1, 3), place_amount(fiwa, 2, 3), place_amount(fiwa, 5, 1)] == [
        900,
        733,
        433,
        0,
    ]


def test_place_points_by_table_size(sheet, evening) -> None:
    rules = EveningRules(place_points={4: (400, 300), 5: (500, 250, 100)}, bracket=None)
    sizes = {n: sheet({f"{n}{i}": n - i for i in range(n)}, table=n) for n in (3, 4, 5, 7)}
    got = rows(evening(1, *sizes.values(), rules=rules))
    assert {n: [got[f"{n}{i}"].place_points for i in range(3)] for n in sizes} == {
        3: [400, 300, 0],
        4: [400, 300, 0],
        5: [500, 250, 100],
        7: [500, 250, 100],
    }


def test_both_partners_share_their_places(sheet, evening) -> None:
    got = rows(evening(1, sheet({"N": 12, "S": 12, "E": 7, "O": 7}, game="classic")))
    assert [got[who].place_points for who in "NSEO"] == [900, 900, 300, 300]


def test_rounds_are_summed_and_more_first_places_decide(sheet, evening) -> None:
    first = sheet({"A": 10, "B": 4, "C": -4, "D": -10}, round=1)
    second = sheet({"E": 10, "B": 6, "A": 0, "F": -16}, round=2)
    got = evening_standings(evening(1, second, first), {})
    assert got.order == "game_points"
    assert [(r.place, r.player, r.game_points, r.step) for r in got.rows] == [
        (1, "A", 10, ""),
        (2, "E", 10, "places"),
        (3, "B", 10, "places"),
        (4, "C", -4, "points"),
        (5, "D", -10, "points"),
        (6, "F", -16, "points"),
    ]
    assert [(part.round, part.place) for part in got.rows[0].parts] == [(1, 1), (2, 3)]


def test_equal_in_all_places_share_the_evenings_place(sheet, evening) -> None:
    tables = (sheet({"A": 5, "B": -5, "C": 0, "D": 0}), sheet({"E": 5, "F": 0, "G": 0, "H": -5}, table=2))
    got = evening_standings(evening(1, *tables), {})
    assert [(row.place, row.player) for row in got.rows][:2] == [(1, "A"), (1, "E")]
    assert {row.place for row in got.rows[2:6]} == {3}


def test_mixed_games_are_ordered_by_ranking_points(sheet, evening) -> None:
    mixed = evening(1, sheet({"A": 400, "B": 300}, game="tourangeau"), sheet({"C": 9, "D": 1}, table=2, game="whist32"))
    got = evening_standings(mixed, {})
    assert got.order == "ranking_points"
    assert [row.player for row in got.rows] == ["A", "C", "B", "D"]
    assert [row.ranking_points for row in got.rows] == [1520, 1120, 1020, 720]
    by_points = evening_standings(replace(mixed, rules=EveningRules(evening_order="game_points")), {})
    assert by_points.order == "game_points"


def test_equal_ranking_points_are_separated_by_game_points(sheet, evening) -> None:
    rules = EveningRules(evening_order="ranking_points", bracket=None)
    got = evening_standings(evening(1, sheet({"A": 5, "B": 1}), sheet({"C": 9, "D": 2}, table=2), rules=rules), {})
    assert [(r.place, r.player, r.step) for r in got.rows] == [
        (1, "C", ""),
        (2, "A", "points"),
        (3, "D", "ranking_points"),
        (4, "B", "points"),
    ]


def test_an_open_sheet_counts_as_it_stands_and_makes_the_list_provisional(sheet, evening) -> None:
    got = evening_standings(evening(1, sheet({"A": 8, "B": -8}, closed=False)), {})
    assert got.provisional
    assert got.rows[0].ranking_points == 1100 + 20
    assert not evening_standings(evening(1, sheet({"A": 8, "B": -8})), {}).provisional


def test_who_held_a_seat_for_fewer_deals_is_listed_with_own_points_only(sheet, evening) -> None:
    table = sheet({"B": 5, "C": 1, "D": 0})
    lower = (replace(r, place=r.place + 1) for r in table.results)
    results = (Result("A", 1, 9, 21, 5), *lower, Result("S", None, 12, 21, 3))
    got = rows(evening(1, replace(table, seats=4, results=results)), {"S": 9, "B": 1})
    assert (got["A"].game_points, got["A"].place_points, got["A"].points_bonus) == (9, 1100, 40)
    stand_in = got["S"]
    assert (stand_in.game_points, stand_in.ranking_points, stand_in.parts[0].place) == (12, 0, None)
    assert "S" not in got["A"].parts[0].beaten


def test_h11_floor_for_a_bad_evening(sheet, evening) -> None:
    rules = EveningRules(game_points=True, place_points={0: ()}, bracket=None, upset=(), floor=-2000)
    table = evening(1, sheet({"A": -27, "B": -20, "C": -19, "D": 66}), rules=rules)
    got = rows(table)
    assert [got[who].ranking_points for who in "ABCD"] == [-2000, -2000, -1900, 6600]
    assert [got[who].floor_added for who in "ABCD"] == [700, 0, 0, 0]
    assert [got[who].game_points for who in "ABCD"] == [-27, -20, -19, 66]
    without = rows(replace(table, rules=replace(rules, floor=None)))
    assert without["A"].ranking_points == -2700


def test_attendance_is_for_those_who_played(sheet, evening) -> None:
    absent = Adjustment("Z", 50, "ranking")
    rules = EveningRules(attendance=150, floor=0)
    rounds = (sheet({"A": 1, "B": 0}), sheet({"A": 1, "B": 0}, round=2))
    got = rows(evening(1, *rounds, adjustments=(absent,), rules=rules))
    assert (got["A"].attendance, got["Z"].attendance, got["Z"].ranking_points) == (150, 0, 50)


def test_adjustments_are_lines_of_their_own_and_never_change_places(sheet, evening) -> None:
    penalty = Adjustment("A", -20, "game", "penalty", "late", "board")
    gift = Adjustment("B", 50, "ranking", "gift")
    got = rows(evening(1, sheet({"A": 8, "B": 0}), adjustments=(penalty, gift)), {"B": 1})
    a, b = got["A"], got["B"]
    assert (a.game_points, a.game_adjustment, a.place_points, a.points_bonus, a.upset_bonus) == (-12, -20, 1100, 20, 30)
    assert (a.place, b.place) == (2, 1)
    assert (b.ranking_adjustment, b.ranking_points) == (50, 700 + 20 + 50)
    assert a.adjustments == (penalty,)


def test_a_game_adjustment_counts_in_ranking_points_where_game_points_do(sheet, evening) -> None:
    rules = EveningRules(game_points=True)
    got = rows(evening(1, sheet({"A": 8, "B": 0}), adjustments=(Adjustment("A", -3, "game"),), rules=rules))
    assert got["A"].ranking_points == 500 + 1100 + 20


def test_who_was_only_adjusted_has_a_line_and_no_place(sheet, evening) -> None:
    gift = Adjustment("Z", 5, "game", "gift")
    got = evening_standings(evening(1, sheet({"A": -9, "B": -10}), adjustments=(gift,)), {})
    lines = [(row.place, row.player, row.game_points) for row in got.rows]
    assert lines == [(1, "A", -9), (2, "B", -10), (None, "Z", 5)]


def test_what_nothing_is_known_of_has_not_been_played_and_a_known_zero_has(sheet, evening) -> None:
    nobody = sheet(dict.fromkeys("ABCD", 0), deals=0)
    nobody = replace(nobody, results=tuple(replace(result, place=None) for result in nobody.results))
    unknown = rows(evening(1, nobody))
    assert {row.ranking_points for row in unknown.values()} == {0}
    assert not any(row.took_part for row in unknown.values())
    assert not any(row.parts[0].played for row in unknown.values())
    known = rows(evening(1, sheet({"A": 9, "B": 0, "C": -9, "D": 0}, deals=0, closed=False)))
    assert all(row.parts[0].played for row in known.values())
    level = rows(evening(1, sheet(dict.fromkeys("ABCD", 0), deals=4, closed=False)))
    assert all(row.parts[0].played for row in level.values())
