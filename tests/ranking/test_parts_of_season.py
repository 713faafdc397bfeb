"""Parts of a season, categories, guests, teams, minimum, what separates equal totals (rules.md §5, §5.2–§5.5)."""

import datetime
from dataclasses import replace
from itertools import pairwise

import pytest

from whistclub.ranking.conventions import decode_season, encode_season
from whistclub.ranking.facts import Adjustment, EveningRules, Period, TeamRules
from whistclub.ranking.periods import moved, periods_of
from whistclub.ranking.schemes import SCHEMES
from whistclub.ranking.season import course, evenings_needed, of_category, order_before, season_ranking
from whistclub.ranking.standings import evening_standings
from whistclub.ranking.teams import team_ranking
from whistclub.rules.common import Refused

POINTS = SCHEMES["points"]
FIRST = datetime.date(2026, 9, 1)
SEPTEMBER = Period("2026-09", FIRST, datetime.date(2026, 9, 30))


def places(ranking):
    return {row.player: row.place for row in ranking.rows}


def season(sheet, evening, *evenings, rules=POINTS.evening):
    """Evenings 1, 2, … from the points at one table each."""
    return [evening(day, sheet(points), rules=rules) for day, points in enumerate(evenings, 1)]


# -- parts


@pytest.mark.parametrize(
    ("kind", "names", "last"),
    [("month", 12, "2027-08"), ("quarter", 4, "Q4"), ("half", 2, "H2")],
)
def test_parts_by_the_calendar_count_from_the_month_of_the_first_day(kind, names, last) -> None:
    found = periods_of(replace(POINTS, periods=kind), datetime.date(2026, 9, 14))
    assert len(found) == names
    assert found[-1].name == last
    assert found[0].first == datetime.date(2026, 9, 1) or kind
    assert found[-1].last == datetime.date(2027, 8, 31)
    assert all((b.first - a.last).days == 1 for a, b in pairwise(found))


def test_a_part_adds_the_points_its_evenings_gave_in_the_season(sheet, evening) -> None:
    """The upset bonus of the second evening comes from the order after the first, which is in no part."""
    fiwa = SCHEMES["fiwa"]
    evenings = [evening(1, sheet({"A": 5, "B": 1})), evening(40, sheet({"B": 9, "A": 1}))]
    october = Period("2026-10", datetime.date(2026, 10, 1), datetime.date(2026, 10, 31))
    found = season_ranking("s", fiwa, evenings, period=october)
    assert [(row.player, row.upset_bonus, row.sheets) for row in found.rows] == [("B", 30, 1), ("A", 0, 1)]
    assert found.period == october
    assert found.evenings == (evenings[1].key,)


def test_best_and_minimum_of_the_season_do_not_apply_in_a_part(sheet, evening) -> None:
    evenings = season(sheet, evening, {"A": 5, "B": 1}, {"A": 3, "B": 1}, {"A": 2})
    rules = replace(POINTS, best=1, minimum=3)
    whole, part = (season_ranking("s", rules, evenings, period=one) for one in (None, SEPTEMBER))
    assert places(whole) == {"A": 1, "B": None}
    assert [(row.player, row.total) for row in part.rows] == [("A", 1000), ("B", 200)]
    own = replace(rules, period_best=2, period_minimum=3)
    found = season_ranking("s", own, evenings, period=SEPTEMBER)
    assert [(row.player, row.total, row.place) for row in found.rows] == [("A", 800, 1), ("B", 200, None)]


def test_only_who_has_an_entry_in_a_part_is_listed(sheet, evening) -> None:
    evenings = season(sheet, evening, {"A": 5, "B": 1})
    evenings.append(evening(40, sheet({"C": 3}), rules=POINTS.evening))
    assert places(season_ranking("s", POINTS, evenings, period=SEPTEMBER)) == {"A": 1, "B": 2}


@pytest.mark.parametrize(
    ("parts", "key"),
    [
        ([("A", "2026-09-01", "2026-09-30"), ("B", "2026-09-30", "2026-10-31")], "periods_overlap"),
        ([("A", "2026-09-30", "2026-09-01")], "days_turned"),
        ([("A", "2026-09-01", "2026-09-30"), ("a", "2026-10-01", "2026-10-31")], "named_twice"),
        ([("", "2026-09-01", "2026-09-30")], "not_a_name"),
        ([("A", "1 September", "2026-09-30")], "not_a_date"),
    ],
)
def test_named_parts_that_cannot_be_are_refused(parts, key) -> None:
    value = [{"name": name, "first": first, "last": last} for name, first, last in parts]
    with pytest.raises(Refused) as refused:
        decode_season({"periods": value})
    assert key in {problem.key for problem in refused.value.problems}


def test_named_parts_move_with_the_season() -> None:
    rules = replace(POINTS, periods=(Period("Automne", FIRST, datetime.date(2026, 11, 30)),))
    assert moved(rules, 365).periods == (Period("Automne", datetime.date(2027, 9, 1), datetime.date(2027, 11, 30)),)
    assert decode_season(encode_season(rules)) == rules


# -- categories and guests


def test_a_category_lists_its_players_with_places_counted_anew(sheet, evening) -> None:
    evenings = season(sheet, evening, {"A": 9, "B": 5, "C": 5, "D": 1})
    found = of_category(season_ranking("s", POINTS, evenings), "Dames", {"B", "C", "D"})
    assert [(row.player, row.place, row.total, row.step) for row in found.rows] == [
        ("B", 1, 500, ""), ("C", 1, 500, ""), ("D", 3, 100, "total"),
    ]  # fmt: skip
    assert found.category == "Dames"


def test_a_line_left_out_of_a_category_passes_on_what_separated_it(sheet, evening) -> None:
    """A and C have equal totals and places; B between them is of no category."""
    evenings = [
        evening(1, sheet({"A": 4, "X": 1}), sheet({"B": 3, "Y": 4}, table=2), sheet({"C": 3, "Z": 4}, table=3)),
        evening(2, sheet({"A": 0, "X": 1}), sheet({"B": 1, "Y": 0}, table=2), sheet({"C": 1, "Z": 2}, table=3)),
    ]
    evenings = [replace(one, rules=POINTS.evening) for one in evenings]
    ranking = season_ranking("s", POINTS, evenings)
    found = of_category(ranking, "c", {"A", "C"})
    assert [(row.player, row.place, row.step) for row in found.rows] == [("A", 1, ""), ("C", 2, "places")]


def test_a_guest_has_no_place_and_is_above_nobody(sheet, evening) -> None:
    fiwa = SCHEMES["fiwa"]
    evenings = [evening(1, sheet({"G": 9, "A": 5, "B": 1})), evening(2, sheet({"A": 9, "G": 1, "B": 0}))]
    found = season_ranking("s", fiwa, evenings, guests={"G"})
    assert places(found) == {"A": 1, "B": 2, "G": None}
    assert [row.player for row in found.rows if row.guest] == ["G"]
    assert next(row for row in found.rows if row.player == "A").upset_bonus == 0
    assert order_before(fiwa, evenings, None, guests={"G"}) == {"A": 1, "B": 2}


# -- teams


def teams_of(members):
    return lambda player, date: members.get(player)


def test_a_team_adds_the_best_of_its_members(sheet, evening) -> None:
    evenings = season(sheet, evening, {"A": 9, "B": 5, "C": 4, "D": 1}, {"A": 2, "C": 8, "D": 3})
    rules = replace(POINTS, teams=TeamRules(count=1))
    found = team_ranking("s", rules, evenings, teams_of({"A": "Tours", "B": "Tours", "C": "Mons", "D": "Mons"}))
    assert [(row.place, row.team, row.total, row.best, row.won, len(row.evenings)) for row in found.rows] == [
        (1, "Mons", 1200, 800, 1, 2), (2, "Tours", 1100, 900, 1, 2),
    ]  # fmt: skip
    everybody = team_ranking(
        "s",
        replace(POINTS, teams=TeamRules(None, "game")),
        evenings,
        teams_of({"A": "T", "B": "T", "C": "M", "D": "M"}),
    )
    assert [(row.team, row.total) for row in everybody.rows] == [("T", 16), ("M", 16)]


def test_equal_teams_are_separated_by_evenings_won_then_the_best_evening(sheet, evening) -> None:
    evenings = season(sheet, evening, {"A": 5, "C": 4}, {"A": 5, "C": 4}, {"A": 0, "C": 2})
    found = team_ranking("s", replace(POINTS, teams=TeamRules()), evenings, teams_of({"A": "T", "C": "M"}))
    assert [(row.team, row.total, row.won, row.step) for row in found.rows] == [
        ("T", 1000, 2, ""), ("M", 1000, 1, "evenings_won"),
    ]  # fmt: skip


def test_a_guest_counts_for_a_team_and_who_was_only_adjusted_does_not(sheet, evening) -> None:
    late = Adjustment("B", 50, "game")
    evenings = [evening(1, sheet({"A": 5, "C": 4}), adjustments=(late,), rules=POINTS.evening)]
    members = teams_of({"A": "T", "B": "B", "C": "M"})
    found = team_ranking("s", replace(POINTS, teams=TeamRules()), evenings, members, guests=frozenset("A"))
    assert [row.team for row in found.rows] == ["T", "M"]


# -- the minimum


def test_a_share_is_of_the_evenings_held_and_rounded_up(sheet, evening) -> None:
    assert [evenings_needed(share, 5) for share in ("60%", "50%", "1%", "100%")] == [3, 3, 1, 5]
    evenings = season(sheet, evening, {"A": 5, "B": 1}, {"A": 3, "B": 1}, {"A": 2})
    evenings[2] = replace(evenings[2], closed=False)
    found = season_ranking("s", replace(POINTS, minimum="100%"), evenings)
    assert (found.minimum, places(found)) == (2, {"A": 1, "B": 2})
    with pytest.raises(Refused):
        decode_season({"minimum": "60 %"})
    with pytest.raises(Refused):
        decode_season({"minimum": "101%"})


def test_a_minimum_at_the_end_gives_provisional_places_until_the_season_is_closed(sheet, evening) -> None:
    evenings = season(sheet, evening, {"A": 5, "B": 9}, {"A": 3})
    rules = replace(POINTS, minimum=2, minimum_at_end=True)
    running = season_ranking("s", rules, evenings)
    assert [(row.player, row.place, row.classified, row.provisional) for row in running.rows] == [
        ("B", 1, False, True), ("A", 2, True, False),
    ]  # fmt: skip
    ended = season_ranking("s", rules, evenings, ended=True)
    assert [(row.player, row.place, row.provisional) for row in ended.rows] == [("A", 1, False), ("B", None, False)]
    assert running.order == ended.order == {"B": 1, "A": 2}
    assert [step.place for step in course(rules, evenings, "B")] == [1, 1]


# -- what separates equal totals


def test_tie_breaks_are_tried_in_the_order_named(sheet, evening) -> None:
    """A and B have 6 points each; A won one evening with 5, B took two second places and won none."""
    evenings = season(sheet, evening, {"A": 5, "B": 4, "C": 0}, {"C": 3, "B": 2, "A": 1})
    by = {}
    for steps in ((), ("evenings_won",), ("best_evening",)):
        by[steps] = season_ranking("s", replace(POINTS, tie_breaks=steps), evenings)
    assert places(by[()]) == {"A": 1, "B": 1, "C": 3}
    for steps in (("evenings_won",), ("best_evening",)):
        assert [(row.player, row.step) for row in by[steps].rows][:2] == [("A", ""), ("B", steps[0])]


def test_ahead_counts_tables_shared_where_two_are_equal(sheet, evening) -> None:
    evenings = season(sheet, evening, {"A": 3, "B": 5}, {"A": 4, "B": 3}, {"A": 2, "B": 1})
    found = season_ranking("s", replace(POINTS, tie_breaks=("ahead",)), evenings)
    assert [(row.player, row.total, row.step) for row in found.rows] == [("A", 900, ""), ("B", 900, "ahead")]
    three = [replace(one, sheets=(*one.sheets, sheet({"C": 3}, table=2))) for one in evenings]
    assert set(places(season_ranking("s", replace(POINTS, tie_breaks=("ahead",)), three)).values()) == {1}


def test_average_does_not_count_sums_of_game_points() -> None:
    assert SCHEMES["average"].tie_breaks == ("places",)
    with pytest.raises(Refused):
        decode_season({"tie_breaks": ["places", "places"]})


def test_people_of_one_place_are_listed_by_name(sheet, evening) -> None:
    names = {"1": ("zoe", "Zoë"), "2": ("anne", "Anne"), "3": ("emile", "Émile")}
    evenings = [evening(1, sheet({"1": 5, "2": 5, "3": 5}), rules=POINTS.evening, names=names)]
    assert [row.player for row in season_ranking("s", POINTS, evenings).rows] == ["2", "3", "1"]
    assert [row.player for row in evening_standings(evenings[0], {}).rows] == ["2", "3", "1"]


# -- the evening's minimum of rounds


def test_too_few_rounds_leave_no_place_in_the_evening(sheet, evening) -> None:
    rules = EveningRules(evening_minimum=2)
    first, second = sheet({"A": 9, "B": 5, "C": 1}), sheet({"B": 4, "C": 2, "A": 0}, round=2)
    late = sheet({"D": 50, "E": 1}, table=2, round=2)
    found = evening_standings(evening(1, first, second, late, rules=rules, sat_out={1: ("E",)}), {})
    assert {row.player: row.place for row in found.rows} == {"B": 1, "A": 2, "C": 3, "E": 4, "D": None}
    assert found.rows[-1].player == "D"
    begun = evening(1, replace(first, closed=False), rules=rules, closed=False)
    assert [row.place for row in evening_standings(begun, {}).rows] == [1, 2, 3]
