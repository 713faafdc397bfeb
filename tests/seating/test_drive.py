"""The whist drive: who moves where."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from whistclub.rules.common import Refused, Suit
from whistclub.seating.drive import DRIVES, first_tables, next_tables, trump

THREE = (("A1", "A2", "B1", "B2"), ("A3", "A4", "B3", "B4"), ("A5", "A6", "B5", "B6"))


def test_first_tables_seat_two_of_each_role():
    assert first_tables(["A1", "A2", "A3", "A4", "A5", "A6"], ["B1", "B2", "B3", "B4", "B5", "B6"]) == THREE


def test_progressive_losers_part_and_winners_become_opponents():
    # A1+B1 win at table 1, A4+B4 at table 2, A5+B5 at table 3.
    after = next_tables(THREE, [(7, 6), (3, 10), (13, 0)], "progressive")
    assert after[0] == ("A1", "A6", "B3", "B1")
    assert after[1] == ("A2", "A4", "B4", "B6")
    assert after[2] == ("A5", "A3", "B2", "B5")


def test_semi_partner_winners_stay_together():
    after = next_tables(THREE, [(7, 6), (3, 10), (13, 0)], "semi_partner")
    assert after[0] == ("A1", "A6", "B1", "B3")
    assert after[1] == ("A2", "A4", "B6", "B4")


def test_partner_drive_losers_move_together():
    after = next_tables(THREE, [(7, 6), (3, 10), (13, 0)], "partner")
    assert after[0] == ("A1", "A6", "B1", "B6")
    assert after[1] == ("A2", "A4", "B2", "B4")
    assert after[2] == ("A5", "A3", "B5", "B3")


@settings(max_examples=60, deadline=None)
@given(st.data(), st.integers(1, 12), st.sampled_from(DRIVES))
def test_nobody_is_lost_and_roles_stay(data, count, drive):
    tables = first_tables([("A", n) for n in range(2 * count)], [("B", n) for n in range(2 * count)])
    for _ in range(4):
        tricks = [(won, 13 - won) for won in data.draw(st.lists(st.integers(0, 13), min_size=count, max_size=count))]
        pairs = [
            (t[0 if ours > theirs else 1], t[2 if ours > theirs else 3])
            for t, (ours, theirs) in zip(tables, tricks, strict=True)
        ]
        after = next_tables(tables, tricks, drive)
        assert sorted(p for t in after for p in t) == sorted(p for t in tables for p in t)
        assert all([role for role, _ in table] == ["A", "A", "B", "B"] for table in after)
        for (a, b), table in zip(pairs, after, strict=True):
            assert {a, b} <= set(table)
            together = table.index(b) - table.index(a) == 2
            assert together == (drive != "progressive")
        tables = after


@pytest.mark.parametrize("tricks", [[(7, 5)], [(14, -1)], [(7, 6), (7, 6)]])
def test_tricks_that_cannot_be_are_refused(tricks):
    with pytest.raises(Refused):
        next_tables(THREE[:1], tricks)


def test_uneven_roles_are_refused():
    with pytest.raises(Refused):
        first_tables(["A1", "A2"], ["B1"])


def test_trumps_go_round():
    assert [trump(round) for round in (1, 2, 5)] == [Suit.HEARTS, Suit.CLUBS, Suit.HEARTS]
    assert trump(2, (Suit.NONE, Suit.SPADES)) is Suit.SPADES
