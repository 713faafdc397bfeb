"""Sheets of every game: folding, places, seat changes and results alone (rules.md "Recorded facts", §6)."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from whistclub.rules.belgian import Attempt, BelgianDeal
from whistclub.rules.classic import ClassicConventions, ClassicDeal
from whistclub.rules.common import Refused, Table
from whistclub.rules.games import GAMES
from whistclub.rules.places import holders
from whistclub.rules.sheet import Fold, SeatChange, Sheet, Totals, check, everyone, fold, ranked
from whistclub.rules.tourangeau import TourangeauDeal, plan
from whistclub.rules.whist32 import LADDER, Whist32Deal, player_count, possible_tricks

BELGIAN = GAMES["belgian"].default_conventions()
PASSED = BelgianDeal("passed", sixth=0, last=1)


def belgian(*deals, seats="ABCD", **facts):
    return Sheet("belgian", facts.pop("conventions", BELGIAN), tuple(seats), deals=deals, **facts)


def solo(seat, tricks, level=6):
    return BelgianDeal("contract", (Attempt("solo", (seat,), tricks, level),))


def problems_raised(sheet):
    with pytest.raises(Refused) as refused:
        fold(sheet)
    return refused.value.problems


def paths_of(sheet):
    return [(problem.path, problem.key) for problem in problems_raised(sheet)]


# Places


def test_places_1_2_2_4():
    """H12."""
    totals = dict(enumerate([50, 49, 49, 48, 48, 48, 1]))
    rows = ranked({seat: (points,) for seat, points in totals.items()}, ("points",))
    assert [place for place, _, _ in rows] == [1, 2, 2, 4, 4, 4, 7]
    assert [step for _, _, step in rows] == ["", "points", "", "points", "", "", "points"]


@given(st.dictionaries(st.integers(0, 6), st.tuples(st.integers(-3, 3), st.tuples(st.integers(0, 2))), max_size=7))
def test_a_place_is_one_more_than_those_above(keys):
    rows = ranked(keys, ("points", "before"))
    assert sorted(seat for _, seat, _ in rows) == sorted(keys)
    for place, seat, _ in rows:
        assert place == 1 + sum(other > keys[seat] for other in keys.values())


# Seat changes


def test_a_stand_in_keeps_what_they_scored():
    """H17, with points Belgian whist can give: A plays four deals on seat 0, S the next four."""
    deals = (solo(0, 6), solo(0, 6), solo(0, 5), solo(0, 7), solo(1, 6), solo(1, 6), solo(0, 7), solo(0, 8))
    score = fold(belgian(*deals, changes=(SeatChange(5, 0, "S"),)))
    assert [line.points[0] for line in score.lines] == [9, 9, -24, 12, -3, -3, 12, 15]
    assert (score.totals["A"], score.totals["S"]) == (6, 21)
    assert all(sum(line.points.values()) == 0 for line in score.lines)
    rows = {row.player: row for row in score.standings}
    assert (rows["A"].deals_played, rows["S"].deals_played) == (4, 4)
    assert (rows["S"].place, rows["S"].points, rows["S"].seat_points) == (1, 21, 27)
    assert (rows["A"].place, rows["A"].points) == (None, 6)
    assert [row.player for row in score.standings][-1] == "A"


@pytest.mark.parametrize(("from_deal", "placed"), [(2, "S"), (3, "S"), (4, "A"), (5, "A")])
def test_the_place_goes_to_who_held_the_seat_longer_of_equals_to_who_finished(from_deal, placed):
    score = fold(belgian(*[BelgianDeal("blank", player=1)] * 4, changes=(SeatChange(from_deal, 0, "S"),)))
    assert {row.player for row in score.standings if row.place is not None} == {placed, "B", "C", "D"}


def test_tricks_and_contracts_made_are_their_players_own():
    deal = Whist32Deal("contract", "solo", (0,), 4, 4)
    sheet = Sheet("whist32", GAMES["whist32"].default_conventions(), tuple("ABCD"), deals=(deal,) * 3)
    rows = {row.player: row for row in fold(replace(sheet, changes=(SeatChange(2, 0, "S"),))).standings}
    assert (rows["S"].counts, rows["A"].counts) == ({"made": 2}, {"made": 1})
    assert (rows["S"].place, rows["S"].points, rows["S"].seat_points) == (1, 16, 24)


def test_leaving_a_table_of_five_and_joining_a_table_of_four():
    changes = (SeatChange(2, 4, None), SeatChange(3, 5, "F", after=1))
    score = fold(belgian(*[replace(PASSED, sixth=2, last=2)] * 3, seats="ABCDE", changes=changes, first_dealer=1))
    assert [line.table.seats for line in score.lines] == [(0, 1, 2, 3, 4), (0, 1, 2, 3), (0, 1, 5, 2, 3)]
    assert [line.dealer for line in score.lines] == [1, 2, 3]
    assert [line.sat_out for line in score.lines] == [(1,), (), (3,)]
    assert [sorted(line.points) for line in score.lines] == [[0, 2, 3, 4], [0, 1, 2, 3], [0, 1, 2, 5]]
    assert score.totals == {"A": 6, "B": 4, "C": -18, "D": 4, "E": 2, "F": 2}
    assert [row.place for row in score.standings] == [1, 2, 2, 4, 4, 6]


def test_five_at_a_table():
    """H18."""
    deals = [replace(PASSED, sixth=(n + 1) % 5, last=(n + 2) % 5) for n in range(12)]
    score = fold(belgian(*deals, seats="ABCDE"))
    assert "".join("ABCDE"[line.dealer] for line in score.lines) == "ABCDEABCDEAB"
    sat_out = [line.sat_out for line in score.lines]
    assert [sat_out.count((seat,)) for seat in range(5)] == [3, 3, 2, 2, 2]
    assert {row.player: row.deals_played for row in score.standings} == {"A": 9, "B": 9, "C": 10, "D": 10, "E": 10}
    by_hand = [replace(PASSED, sixth=4, last=4)] * 3 + [replace(PASSED, dealer=1, sixth=4, last=4)] * 1
    score = fold(belgian(*by_hand, *[replace(PASSED, sixth=4, last=4)] * 2, seats="ABCDE"))
    assert "".join("ABCDE"[line.dealer] for line in score.lines) == "ABCBCD"


def test_who_never_played_is_not_listed_and_who_comes_next_is():
    never = belgian(PASSED, PASSED, changes=(SeatChange(1, 0, "S"), SeatChange(3, 1, "T")))
    assert everyone(never) == ("B", "C", "D", "S", "T")
    score = fold(never)
    assert {row.player: row.place is None for row in score.standings}["T"]
    assert everyone(replace(never, closed=True)) == ("B", "C", "D", "S")


def test_a_player_has_one_place_though_two_seats():
    """B gives seat 1 to S after one deal and takes seat 3 later: the seat held longer counts."""
    changes = (SeatChange(2, 1, "S"), SeatChange(3, 3, "B"))
    rows = fold(belgian(*[PASSED] * 6, changes=changes)).standings
    assert len(rows) == len({row.player for row in rows})
    assert {row.player: row.seat for row in rows if row.place is not None} == {"A": 0, "S": 1, "C": 2, "B": 3}
    back = belgian(PASSED, changes=(SeatChange(2, 1, "S"), SeatChange(3, 3, "B")))
    held: dict[Any, int] = {
        (0, "A"): 9,
        (1, "B"): 5,
        (2, "C"): 9,
        (3, "D"): 3,
        (1, "S"): 4,
        (3, "B"): 4,
    }
    assert holders(back, held) == {0: "A", 1: "B", 2: "C"}


@pytest.mark.parametrize(
    ("seats", "changes", "path", "key"),
    [
        ("ABCD", [SeatChange(1, 0, "B")], ("seat_changes", 0, "in"), "already_seated"),
        ("ABCD", [SeatChange(1, 0, None)], ("seat_changes", 0, "out"), "seat_count"),
        ("ABCDE", [SeatChange(1, 5, "F", after=0)], ("seat_changes", 0, "in"), "seat_count"),
        ("ABCD", [SeatChange(1, 7, "F")], ("seat_changes", 0, "out"), "not_seated"),
        ("ABCD", [SeatChange(1, 4, "F", after=8)], ("seat_changes", 0, "after"), "not_seated"),
        ("ABCD", [SeatChange(1, 4, None, after=0)], ("seat_changes", 0, "in"), "missing"),
        ("ABCD", [SeatChange(1, 6, "F", after=0)], ("seat_changes", 0, "in"), "missing"),
        ("ABCD", [SeatChange(0, 0, "F")], ("seat_changes", 0, "from_deal"), "out_of_range"),
        ("ABCD", [SeatChange(4, 0, "F")], ("seat_changes", 0, "from_deal"), "out_of_range"),
        (
            "ABCD",
            [SeatChange(2, 0, "F"), SeatChange(1, 1, "G")],
            ("seat_changes", 1, "from_deal"),
            "changes_out_of_order",
        ),
        ("ABCDE", [SeatChange(1, 4, None), SeatChange(2, 4, "F")], ("seat_changes", 1, "out"), "not_seated"),
    ],
)
def test_seat_changes_that_cannot_be(seats, changes, path, key):
    assert paths_of(belgian(PASSED, PASSED, seats=seats, changes=tuple(changes))) == [(path, key)]


@pytest.mark.parametrize("game", ["whist32", "tourangeau", "classic"])
def test_only_belgian_tables_change_size(game):
    sheet = Sheet(game, GAMES[game].default_conventions(), tuple("ABCD"))
    fold(replace(sheet, changes=(SeatChange(1, 0, "S"),)))
    assert paths_of(replace(sheet, changes=(SeatChange(1, 0, None),)))[0] == (("seat_changes", 0, "out"), "seat_count")
    joins = SeatChange(1, 4, "S", after=0)
    assert paths_of(replace(sheet, changes=(joins,)))[0] == (("seat_changes", 0, "in"), "seat_count")


def test_inserting_and_deleting_deals_moves_later_seat_changes_along():
    sheet = belgian(*[PASSED] * 6, changes=(SeatChange(3, 0, "S"), SeatChange(5, 1, "T")))
    assert [change.from_deal for change in sheet.without_deal(3).changes] == [3, 4]
    assert [change.from_deal for change in sheet.without_deal(0).changes] == [2, 4]
    assert [change.from_deal for change in sheet.with_deal(PASSED, 0).changes] == [4, 6]
    assert [change.from_deal for change in sheet.with_deal(PASSED, 2).changes] == [3, 6]
    assert [change.from_deal for change in sheet.with_deal(PASSED).changes] == [3, 5]


# Results alone


def test_belgian_results_alone():
    score = fold(belgian(totals=Totals((12, -4, -4, -4), deals_played=16)))
    assert [(row.place, row.player, row.points, row.deals_played) for row in score.standings] == [
        (1, "A", 12, 16),
        (2, "B", -4, 16),
        (2, "C", -4, 16),
        (2, "D", -4, 16),
    ]
    assert (score.finished, score.incomplete, score.lines, score.next) == (True, False, (), None)


@pytest.mark.parametrize(
    ("totals", "path", "key"),
    [
        (Totals((5, -4, 0, 0)), ("results",), "sum_not_zero"),
        (Totals((5, -5)), ("results",), "one_per_seat"),
        (Totals((0, 0, 0, 0), tricks=(1, 1, 1, 1)), ("tricks",), "not_applicable"),
        (Totals((0, 0, 0, 0), deals_played=0), ("deals_played",), "too_small"),
    ],
)
def test_results_that_cannot_be(totals, path, key):
    assert paths_of(belgian(totals=totals)) == [(path, key)]


def test_results_stand_instead_of_deals_and_seat_changes():
    both = belgian(PASSED, totals=Totals((0, 0, 0, 0)), changes=(SeatChange(1, 0, "S"),))
    assert {key for _, key in paths_of(both)} == {"deals_and_results", "changes_and_results"}


@pytest.mark.parametrize(
    ("totals", "path"),
    [
        (Totals((1, 2, 3, 4), (1, 2, 3)), ("tricks",)),
        (Totals((1, 2, 3, 4), (1, 2, 3, -1)), ("tricks", 3)),
        (Totals((1, 2, 3, 4), deals_played=29), ("deals_played",)),
    ],
)
def test_tourangeau_results_that_cannot_be(totals, path):
    sheet = Sheet("tourangeau", GAMES["tourangeau"].default_conventions(), tuple("ABCD"), totals=totals)
    assert [at for at, _ in paths_of(sheet)] == [path]


# Seats, conventions, every mistake at once


def test_seats_that_cannot_be():
    assert paths_of(belgian(seats="ABC")) == [(("seats",), "seat_count")]
    assert paths_of(belgian(seats="ABCA")) == [(("seats", 3), "seated_twice")]
    assert paths_of(belgian(first_dealer=4)) == [(("first_dealer",), "not_seated")]


def test_all_mistakes_of_a_sheet_are_reported():
    wrong = replace(BELGIAN, revoke_penalty=50)
    sheet = belgian(solo(0, 14), PASSED, solo(7, 6), conventions=wrong)
    found = [path for path, _ in paths_of(sheet)]
    assert ("conventions", "revoke_penalty") in found
    assert ("deals", 0, "attempts", 0, "tricks") in found
    assert any(path[:4] == ("deals", 2, "attempts", 0) for path in found)
    assert check(sheet) == list(problems_raised(sheet))
    assert check(belgian(PASSED)) == []


def test_tricks_that_cannot_be():
    """H06: beyond 0 to 13, sides that do not add up, nine of eight."""
    allowed = {problem.key: dict(problem.values) for problem in check(belgian(solo(0, 14)))}
    assert (allowed["out_of_range"]["low"], allowed["out_of_range"]["high"]) == (0, 13)
    assert check(belgian(solo(0, -1)))
    classic = Sheet("classic", ClassicConventions(), tuple("NESO"), deals=(ClassicDeal((8, 6)),))
    assert [(problem.key, problem.values) for problem in check(classic)] == [
        ("tricks_sum", {"sum": 14, "expected": 13})
    ]
    nine = Whist32Deal("contract", "solo", (0,), 9, 3)
    (problem,) = check(Sheet("whist32", GAMES["whist32"].default_conventions(), tuple("ABCD"), deals=(nine,)))
    assert dict(problem.values) == {"low": 0, "high": 8, "value": 9}


def test_the_table_turns_clockwise_over_vacated_seats():
    table = Table((0, 1, 2, 3, 4), {0: "A", 1: "B", 3: "D", 4: "E"})
    assert (table.left(1), table.right(3), table.left(2), table.left(4)) == (3, 1, 3, 0)
    assert table.from_left_of(2) == (3, 4, 0, 1)


# Properties of all games


@st.composite
def belgian_deals(draw):
    kind = draw(st.sampled_from(["solo", "pair", "passed", "blank", "revoke", "trou", "misere"]))
    seats = draw(st.permutations(range(4)))
    dealer = draw(st.none() | st.integers(0, 3))
    rabrouche = draw(st.booleans())
    if kind in ("blank", "revoke"):
        return BelgianDeal(kind, player=seats[0], dealer=dealer, rabrouche=rabrouche)
    if kind == "passed":
        return BelgianDeal(kind, sixth=seats[0], last=seats[1], dealer=dealer, rabrouche=rabrouche)
    tricks = draw(st.integers(0, 13))
    attempt = {
        "solo": Attempt("solo", (seats[0],), tricks, 7),
        "pair": Attempt("pair", tuple(seats[:2]), tricks, 9),
        "trou": Attempt("trou", tuple(seats[:2]), tricks, target=9),
        "misere": Attempt("grande_misere", (seats[0],), tricks),
    }[kind]
    return BelgianDeal("contract", (attempt,), dealer=dealer, rabrouche=rabrouche)


@st.composite
def whist32_deals(draw):
    name, level = draw(st.sampled_from(LADDER))
    players = tuple(draw(st.permutations(range(4)))[: player_count(name)])
    tricks = draw(st.sampled_from(possible_tricks(name)))
    deal = Whist32Deal("contract", name, players, tricks, level, dealer=draw(st.none() | st.integers(0, 3)))
    return deal if draw(st.booleans()) else Whist32Deal("passed", dealer=deal.dealer)


@st.composite
def tourangeau_deals(draw, cards):
    bids = draw(st.tuples(*[st.integers(0, cards)] * 4))
    first = draw(st.integers(0, cards))
    return TourangeauDeal(bids, (first, 0, cards - first, 0), cards)


@st.composite
def classic_deals(draw):
    first = draw(st.integers(4, 9))
    return ClassicDeal((first, 13 - first), dealer=draw(st.none() | st.integers(0, 3)))


@st.composite
def sheets(draw):
    """A sheet of any game with up to eight possible deals, and perhaps a stand-in."""
    game = draw(st.sampled_from(list(GAMES)))
    conventions = GAMES[game].default_conventions()
    deals = []
    for number in range(draw(st.integers(0, 8))):
        one = {
            "belgian": belgian_deals(),
            "whist32": whist32_deals(),
            "tourangeau": tourangeau_deals(plan(4)[number]),
            "classic": classic_deals(),
        }
        deals.append(draw(one[game]))
    if game == "classic":
        conventions = ClassicConventions(target=10, best_of=3)
    sheet = Sheet(game, conventions, tuple("ABCD"), draw(st.integers(0, 3)), tuple(deals))
    folding, possible = Fold.start(sheet), []
    for deal in deals:
        if not folding.finished:
            possible.append(folding.add(folding.complete(deal)).deal)
    sheet = replace(sheet, deals=tuple(possible))
    if possible and draw(st.booleans()):
        change = SeatChange(draw(st.integers(1, len(possible) + 1)), draw(st.integers(0, 3)), "S")
        sheet = replace(sheet, changes=(change,))
    return sheet


@settings(max_examples=100)
@given(sheets())
def test_folding_n_deals_and_one_more_equals_folding_n_plus_1(sheet):
    folding = Fold.start(sheet)
    for number, deal in enumerate(sheet.deals, 1):
        folding.add(folding.complete(deal))
        so_far = replace(
            sheet,
            deals=sheet.deals[:number],
            changes=tuple(change for change in sheet.changes if change.from_deal <= number + 1),
        )
        whole, grown = fold(so_far), folding.score()
        assert (whole.lines, whole.seat_totals, whole.next) == (grown.lines, grown.seat_totals, grown.next)
        if so_far.changes == sheet.changes:
            assert whole == grown


@settings(max_examples=100)
@given(sheets(), st.data())
def test_a_fold_goes_on_behind_a_score_as_if_it_had_folded_all(sheet, data):
    count = data.draw(st.integers(0, len(sheet.deals)))
    folding = Fold.start(sheet)
    for deal in sheet.deals[:count]:
        folding.add(folding.complete(deal))
    reached = folding.score()
    for _ in range(2):  # the first time changes nothing of what the second goes on from
        further = Fold.after(reached)
        assert further.score() == reached
        for deal in sheet.deals[count:]:
            further.add(further.complete(deal))
        assert further.score() == fold(sheet)


@settings(max_examples=100)
@given(sheets(), st.data())
def test_deleting_a_deal_changes_nothing_before_it_and_no_recorded_fact_behind_it(sheet, data):
    if not sheet.deals:
        return
    index = data.draw(st.integers(0, len(sheet.deals) - 1))
    before, after = fold(sheet), fold(sheet.without_deal(index))
    assert after.lines[:index] == before.lines[:index]
    for old, new in zip(before.lines[index + 1 :], after.lines[index:], strict=True):
        assert old.deal == new.deal
        assert old.table == new.table
        if sheet.game != "classic":
            assert old.points == new.points


@settings(max_examples=100)
@given(sheets())
def test_totals_places_and_running_totals_agree(sheet):
    score = fold(sheet)
    assert sum(score.totals.values()) == sum(score.seat_totals)
    assert score.seat_totals == (score.lines[-1].running if score.lines else (0, 0, 0, 0))
    for seat, total in enumerate(score.seat_totals):
        assert total == sum(line.points.get(seat, 0) for line in score.lines)
    if GAMES[sheet.game].sums_to_zero:
        assert sum(score.seat_totals) == 0
    placed = [row for row in score.standings if row.place is not None]
    assert [row.place for row in placed] == sorted(row.place for row in placed)
    assert sorted(row.seat for row in placed) == [0, 1, 2, 3]
    assert {row.player for row in score.standings} == set(score.totals)
    if sheet.game in ("belgian", "whist32", "tourangeau"):
        points = [row.seat_points for row in placed]
        assert points == sorted(points, reverse=True)


@settings(max_examples=60)
@given(sheets(), st.data())
def test_a_deal_with_a_seat_change_inserted_and_deleted_again_leaves_the_sheet(sheet, data):
    if not sheet.deals:
        return
    index = data.draw(st.integers(0, len(sheet.deals)))
    assert sheet.with_deal(sheet.deals[0], index).without_deal(index) == sheet


@settings(max_examples=60)
@given(sheets())
def test_deals_survive_json(sheet):
    game = GAMES[sheet.game]
    assert tuple(game.decode(game.encode(deal)) for deal in sheet.deals) == sheet.deals


def test_a_seat_taken_from_a_deal_that_is_not_played_yet_has_no_place():
    changes = (SeatChange(3, 4, "F", after=1),)
    score = fold(belgian(*[replace(PASSED, sixth=2, last=2)] * 2, seats="ABCD", changes=changes))
    assert {row.player: row.place for row in score.standings} == {"A": 1, "B": 1, "D": 1, "C": 4, "F": None}
