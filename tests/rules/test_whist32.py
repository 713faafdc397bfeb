"""Whist 32, rules.md §2."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistclub.rules.common import SUITS, Refused, Suit, Table
from whistclub.rules.sheet import Sheet, fold
from whistclub.rules.whist32 import (
    LADDER,
    NO_TRUMP,
    PAYS,
    WHIST32,
    Whist32Conventions,
    Whist32Deal,
    announceable,
    leader,
    levels,
    player_count,
    points_each,
    possible_tricks,
    possible_trumps,
    why,
)

TABLE = Table((0, 1, 2, 3), dict(enumerate("ABCD")))
PASSED = Whist32Deal("passed")


def contract(name, players, tricks, level=None, **facts):
    return Whist32Deal("contract", name, players, tricks, level, **facts)


def sheet(*deals, first_dealer=0, **conventions):
    return Sheet("whist32", Whist32Conventions(**conventions), tuple("ABCD"), first_dealer, deals)


def problems_of(*deals, **conventions):
    with pytest.raises(Refused) as refused:
        fold(sheet(*deals, **conventions))
    return [(problem.path, problem.key) for problem in refused.value.problems]


@pytest.mark.parametrize(
    ("name", "level", "tricks", "points"),
    [
        ("solo", 3, 3, 6), ("solo", 3, 5, 10), ("solo", 3, 2, -6), ("solo", 4, 4, 8), ("solo", 5, 4, -10),
        ("solo", 6, 8, 16), ("solo", 6, 5, -12), ("solo", 7, 7, 30), ("solo", 7, 8, 30), ("solo", 7, 6, -30),
        ("solo", 8, 8, 60), ("solo", 8, 7, -60),
        ("duo", 4, 4, 4), ("duo", 4, 8, 8), ("duo", 4, 3, -4), ("duo", 6, 6, 6), ("duo", 6, 0, -6),
        ("duo", 7, 7, 15), ("duo", 7, 8, 15), ("duo", 7, 6, -15), ("duo", 8, 8, 30), ("duo", 8, 7, -30),
        ("trou", None, 6, 6), ("trou", None, 8, 8), ("trou", None, 5, -6),
        ("petite_misere", None, 0, 15), ("petite_misere", None, 1, -15), ("petite_misere", None, 7, -15),
        ("picolo", None, 1, 20), ("picolo", None, 0, -20), ("picolo", None, 2, -20),
        ("grande_misere", None, 0, 30), ("grande_misere", None, 1, -30),
    ],
)  # fmt: skip
def test_points_of_each_player_of_the_contract_and_nothing_for_the_defenders(name, level, tricks, points):
    players = (1, 3)[: player_count(name)]
    line = fold(sheet(contract(name, players, tricks, level))).lines[0]
    assert line.points == {seat: points if seat in players else 0 for seat in range(4)}


def test_a_game_is_eight_deals_and_a_passed_one_counts():
    eight = fold(sheet(*[PASSED] * 8))
    assert (eight.finished, eight.incomplete) == (True, False)
    seven = fold(sheet(*[PASSED] * 7))
    assert (seven.finished, seven.incomplete) == (False, True)
    assert [line.dealer for line in eight.lines] == [0, 1, 2, 3, 0, 1, 2, 3]
    assert problems_of(*[PASSED] * 9) == [(("deals", 8), "after_the_end")]


def test_a_passed_deal_is_void_where_the_club_deals_again():
    score = fold(sheet(PASSED, PASSED, contract("solo", (0,), 3, 3), redeal_on_pass=True, deals=1))
    assert [(line.dealer, line.void) for line in score.lines] == [(0, True), (0, True), (0, False)]
    assert score.finished
    assert [reason.key for reason in why(score.sheet.conventions, TABLE, PASSED)] == ["whist32_void"]


def test_equal_points_are_separated_by_contracts_made_then_shared():
    score = fold(
        sheet(
            contract("duo", (0, 2), 4, 4),  # A and C 4, one made
            contract("solo", (0,), 2, 3),  # A -2
            contract("solo", (0,), 3, 3),  # A 4, two made
            contract("solo", (1,), 2, 3),  # B -6
        )
    )
    rows = [(row.place, row.player, row.points, row.counts["made"], row.step) for row in score.standings]
    assert rows == [(1, "A", 4, 2, ""), (2, "C", 4, 1, "made"), (3, "D", 0, 0, "points"), (4, "B", -6, 0, "points")]
    shared = fold(sheet(contract("duo", (0, 2), 4, 4)))
    assert [(row.place, row.player) for row in shared.standings] == [(1, "A"), (1, "C"), (3, "B"), (3, "D")]


@pytest.mark.parametrize(
    ("deal", "expected"),
    [
        (contract("solo", (0,), 9, 3), [("tricks",)]),
        (contract("solo", (0,), -1, 3), [("tricks",)]),
        (contract("petite_misere", (0,), 8), [("tricks",)]),
        (contract("solo", (0,), None, 3), [("tricks",)]),
        (contract("solo", (0,), 3, 2), [("level",)]),
        (contract("duo", (0, 1), 3, 3), [("level",)]),
        (contract("duo", (0, 1), 3, 9), [("level",)]),
        (contract("solo", (0,), 3), [("level",)]),
        (contract("trou", (0, 1), 6, 6), [("level",)]),
        (contract("duo", (0,), 4, 4), [("players",)]),
        (contract("solo", (0, 1), 4, 4), [("players",)]),
        (contract("trou", (2, 2), 6), [("players", 1)]),
        (contract("duo", (0, 4), 4, 4), [("players", 1)]),
        (contract("abondance", (0,), 4), [("contract",)]),
        (contract(None, (0,), 4), [("contract",)]),
        (contract("picolo", (0,), 1, trump=Suit.HEARTS), [("trump",)]),
        (contract("solo", (0,), 8, 8, trump=Suit.SPADES), [("trump",)]),
        (contract("duo", (0, 1), 8, 8, trump=Suit.NONE), [("trump",)]),
        (Whist32Deal("passed", tricks=3, players=(1,)), [("players",), ("tricks",)]),
        (Whist32Deal("blank"), [("kind",)]),  # type: ignore[arg-type]
        (Whist32Deal("passed", dealer=4), [("dealer",)]),
        (contract("duo", (0, 5), 9, 3, dealer=-1), [("dealer",), ("level",), ("players", 1), ("tricks",)]),
    ],
)
def test_what_cannot_be_is_refused_with_every_mistake(deal, expected):
    assert [path for path, _ in problems_of(deal)] == [("deals", 0, *path) for path in expected]


def test_trumps_that_can_be():
    assert possible_trumps("solo", 6) == possible_trumps("trou", None) == SUITS
    assert possible_trumps("solo", 7) == (*SUITS, Suit.NONE)
    assert possible_trumps("solo", 8) == possible_trumps("grande_misere", None) == (Suit.NONE,)
    for name, trump in (("picolo", Suit.NONE), ("picolo", None)):
        assert fold(sheet(contract(name, (0,), 1, trump=trump))).totals["A"] == 20


def test_what_can_be_announced():
    assert announceable() == ("solo", "duo", "trou", "petite_misere", "picolo", "grande_misere")
    assert levels("solo") == (3, 4, 5, 6, 7, 8)
    assert levels("duo") == (4, 5, 6, 7, 8)
    assert levels("trou") == ()
    assert list(possible_tricks("petite_misere")) == list(range(8))
    assert list(possible_tricks("trou")) == list(range(9))


def test_the_ladder_has_every_contract_that_pays_once():
    assert len(LADDER) == len(set(LADDER)) == len(PAYS)
    assert set(LADDER) == set(PAYS) >= NO_TRUMP


def test_who_leads():
    assert leader(TABLE, contract("duo", (0, 1), 4, 4, dealer=3)) == 0
    assert leader(TABLE, contract("trou", (0, 1), 6, dealer=3)) == 1
    assert leader(TABLE, contract("solo", (2,), 7, 7, dealer=3)) == 2
    assert leader(TABLE, contract("solo", (2,), 6, 6, dealer=1)) == 2


def test_a_dealer_out_of_turn_is_a_fact_and_warned_of():
    score = fold(sheet(PASSED, Whist32Deal("passed", dealer=3), PASSED))
    assert [line.dealer for line in score.lines] == [0, 3, 0]
    assert [[warned.code for warned in line.warnings] for line in score.lines] == [[], ["dealer_unexpected"], []]


def test_conventions_that_cannot_be():
    assert problems_of(deals=0) == [(("conventions", "deals"), "too_small")]


@given(
    rung=st.sampled_from(LADDER),
    tricks=st.integers(0, 7),
    trump=st.none() | st.sampled_from(Suit),
    dealer=st.none() | st.integers(0, 3),
    note=st.text(max_size=5),
)
def test_a_deal_survives_json_and_its_reasons_add_up(rung, tricks, trump, dealer, note):
    name, level = rung
    deal = contract(name, (2, 0)[: player_count(name)], tricks, level, trump=trump, dealer=dealer, note=note)
    assert WHIST32.decode(WHIST32.encode(deal)) == deal
    (reason,) = why(Whist32Conventions(), TABLE, deal)
    assert reason.points == dict.fromkeys(deal.players, points_each(Whist32Conventions(), deal))


def test_conventions_survive_json():
    conventions = Whist32Conventions(deals=12, redeal_on_pass=True)
    assert WHIST32.decode_conventions(WHIST32.encode_conventions(conventions)) == conventions
