"""The arbiter of Whist 32 as the rules know it: its list, its thresholds, its call as a fact (rules.md §2.1)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from whistclub.rules.common import SUITS, Refused, SeatName, Suit
from whistclub.rules.sheet import Sheet, check, fold
from whistclub.rules.whist32 import (
    ARBITER_CONTRACTS,
    ARBITER_THRESHOLDS,
    LADDER,
    WHIST32,
    ArbiterCall,
    ArbiterThresholds,
    Whist32Conventions,
    Whist32Deal,
    list_key,
    thresholds,
)

WITH_ARBITER = Whist32Conventions(arbiter=True)
DUO = Whist32Deal("contract", "duo", (0, 2), 7, 7, Suit.HEARTS)
CALL = ArbiterCall(2, "duo", True, 7, Suit.HEARTS, "0.78")


def sheet(*deals, conventions=WITH_ARBITER):
    return Sheet("whist32", conventions, ("A", "B", "C", "D"), deals=deals)


def warned(deal, conventions=WITH_ARBITER):
    return [
        (warning.code, dict(warning.values)) for warning in fold(sheet(deal, conventions=conventions)).lines[0].warnings
    ]


def test_the_list_is_the_top_of_the_ladder_in_its_order():
    assert tuple(ARBITER_CONTRACTS.values()) == LADDER[-7:]
    assert [list_key(*announced) for announced in ARBITER_CONTRACTS.values()] == list(ARBITER_CONTRACTS)
    assert all(list_key(*announced) is None for announced in LADDER[:-7])


def test_every_contract_of_the_list_has_a_threshold_in_whole_per_cent():
    assert list(ARBITER_THRESHOLDS) == list(ARBITER_CONTRACTS)
    assert all(isinstance(value, int) and 0 <= value <= 100 for value in ARBITER_THRESHOLDS.values())


def test_a_club_changes_single_thresholds():
    assert thresholds(Whist32Conventions()) == ARBITER_THRESHOLDS
    own = Whist32Conventions(arbiter_thresholds=ArbiterThresholds(picolo=0, solo8=100))
    assert thresholds(own) == {**ARBITER_THRESHOLDS, "picolo": 0, "solo8": 100}


@pytest.mark.parametrize("value", [-1, 101])
def test_a_threshold_is_a_per_cent(value):
    own = Whist32Conventions(arbiter_thresholds=ArbiterThresholds(duo8=value))
    (problem,) = WHIST32.convention_problems(own)
    assert (problem.path, problem.key) == (("arbiter_thresholds", "duo8"), "out_of_range")


@pytest.mark.parametrize(
    "conventions",
    [
        Whist32Conventions(),
        WITH_ARBITER,
        Whist32Conventions(6, True, True, ArbiterThresholds(duo7=0, grande_misere=12)),
    ],
)
def test_conventions_encoded_and_decoded_are_the_same(conventions):
    assert WHIST32.decode_conventions(WHIST32.encode_conventions(conventions)) == conventions


def test_conventions_without_a_word_of_the_arbiter_are_kept_as_before_it_was_known():
    assert WHIST32.encode_conventions(Whist32Conventions()) == {"deals": 8, "redeal_on_pass": False}


@pytest.mark.parametrize(
    ("call", "path", "key"),
    [
        (replace(CALL, contract="trou"), ("contract",), "not_for_the_arbiter"),
        (replace(CALL, contract="fish"), ("contract",), "not_for_the_arbiter"),
        (replace(CALL, level=None), ("level",), "missing"),
        (replace(CALL, level=6), ("level",), "out_of_range"),
        (ArbiterCall(0, "picolo", True, level=7), ("level",), "not_applicable"),
        (replace(CALL, player=4), ("player",), "not_seated"),
        (replace(CALL, trump=Suit.NONE), ("trump",), "trump_not_possible"),
        (ArbiterCall(0, "grande_misere", True, trump=Suit.SPADES), ("trump",), "trump_not_possible"),
        (ArbiterCall(0, "solo", True, 8, Suit.SPADES), ("trump",), "trump_not_possible"),
        *(
            (replace(CALL, chance=text), ("chance",), "not_a_chance")
            for text in ("1.01", "-0.1", "57", ".5", "0.12345", "")
        ),
    ],
)
@pytest.mark.parametrize("deal", [DUO, Whist32Deal("passed")])
def test_a_call_that_cannot_be(deal, call, path, key):
    (problem,) = check(sheet(replace(deal, arbiter=call)))
    assert (problem.path, problem.key) == (("deals", 0, "arbiter", *path), key)


@pytest.mark.parametrize("announced", ARBITER_CONTRACTS.values())
def test_every_contract_of_the_list_can_be_called_with_its_trumps(announced):
    contract, level = announced
    trumps = {"duo": SUITS, "solo": (*SUITS, Suit.NONE) if level == 7 else (Suit.NONE,)}.get(contract, (Suit.NONE,))
    for trump in (None, *trumps):
        assert not check(sheet(Whist32Deal("passed", arbiter=ArbiterCall(3, contract, False, level, trump))))


@pytest.mark.parametrize(
    ("written", "kept", "number"),
    [
        ("0.57", "0.57", 5700),
        ("0.5", "0.50", 5000),
        ("0.570", "0.57", 5700),
        ("0.5650", "0.565", 5650),
        ("0", "0.00", 0),
        ("1", "1.00", 10_000),
        ("1.0000", "1.00", 10_000),
        ("0.0449", "0.0449", 449),
    ],
)
def test_a_chance_has_one_form(written, kept, number):
    call = replace(CALL, chance=written)
    assert (call.chance, call.ten_thousandths) == (kept, number)
    assert call == replace(CALL, chance=kept)
    assert replace(CALL, chance=None).ten_thousandths is None


def test_a_deal_with_a_call_encoded_and_decoded_is_the_same():
    for call in (CALL, ArbiterCall(1, "picolo", False)):
        for deal in (replace(DUO, arbiter=call), Whist32Deal("passed", arbiter=call)):
            assert WHIST32.decode(WHIST32.encode(deal)) == deal
    assert "arbiter" not in WHIST32.encode(DUO)


@pytest.mark.parametrize(
    "call",
    [
        None,
        replace(CALL, accepted=False),
        replace(CALL, player=1),
        replace(CALL, level=8),
        replace(CALL, trump=Suit.SPADES),
        ArbiterCall(2, "picolo", True),
    ],
)
def test_a_contract_of_the_list_without_its_accepted_call_is_warned_about(call):
    deal = replace(DUO, arbiter=call)
    assert warned(deal) == [("arbiter_not_accepted", {"contract": "duo", "level": 7})]
    assert warned(deal, Whist32Conventions()) == []


def test_nothing_is_warned_about_with_the_accepted_call_of_either_partner():
    assert warned(replace(DUO, arbiter=CALL)) == []
    assert warned(replace(DUO, arbiter=replace(CALL, player=0))) == []
    assert warned(replace(DUO, arbiter=replace(CALL, trump=None))) == []
    assert warned(replace(DUO, trump=None, arbiter=CALL)) == []


def test_contracts_below_the_list_and_passed_deals_need_no_call():
    assert warned(Whist32Deal("contract", "solo", (0,), 6, 6)) == []
    assert warned(Whist32Deal("contract", "duo", (0, 1), 6, 6)) == []
    assert warned(Whist32Deal("passed", arbiter=replace(CALL, accepted=False))) == []


def test_a_call_moves_no_point_and_no_dealer():
    without, with_call = fold(sheet(DUO, DUO)), fold(sheet(replace(DUO, arbiter=CALL), replace(DUO, arbiter=CALL)))
    assert [line.points for line in with_call.lines] == [line.points for line in without.lines]
    assert with_call.next == without.next


def test_a_paper_sheet_typed_twice_need_not_repeat_the_call():
    assert WHIST32.alike(replace(DUO, arbiter=CALL), DUO)


def test_who_is_not_seated_is_named_by_seat():
    with pytest.raises(Refused) as refused:
        fold(sheet(replace(DUO, arbiter=replace(CALL, player=7))))
    assert refused.value.problems[0].values == {"player": SeatName(7)}
