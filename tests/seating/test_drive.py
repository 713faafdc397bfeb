"""The whist drive: who moves where, who waits and who comes in for whom."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from whistclub.rules.common import Refused, Suit
from whistclub.seating.drive import DRIVES, first_round, next_round, next_tables, role, turned, winner

THREE = (("A1", "A2", "B1", "B2"), ("A3", "A4", "B3", "B4"), ("A5", "A6", "B5", "B6"))
WON = (0, 1, 0)
"""A1+B1 win at table 1, A4+B4 at table 2, A5+B5 at table 3."""


def people(role, count):
    return [f"{role}{number:02}" for number in range(1, count + 1)]


def partner(tables, key):
    return next(table[(table.index(key) + 2) % 4] for table in tables if key in table)


def test_progressive_losers_part_and_winners_become_opponents():
    after = next_tables(THREE, WON, "progressive")
    assert after == (("A1", "A6", "B3", "B1"), ("A2", "A4", "B4", "B6"), ("A5", "A3", "B2", "B5"))


def test_semi_partner_winners_stay_together():
    after = next_tables(THREE, WON, "semi_partner")
    assert after == (("A1", "A6", "B1", "B3"), ("A2", "A4", "B6", "B4"), ("A5", "A3", "B5", "B2"))


def test_partner_drive_losers_move_together():
    after = next_tables(THREE, WON, "partner")
    assert after == (("A1", "A6", "B1", "B6"), ("A2", "A4", "B2", "B4"), ("A5", "A3", "B5", "B3"))


@settings(max_examples=60, deadline=None)
@given(st.data(), st.integers(1, 12), st.sampled_from(DRIVES))
def test_nobody_is_lost_and_roles_stay(data, count, drive):
    tables = first_round((people("A", 2 * count), people("B", 2 * count)), 1).tables
    for _ in range(4):
        won = data.draw(st.lists(st.integers(0, 1), min_size=count, max_size=count))
        pairs = [(table[side], table[2 + side]) for table, side in zip(tables, won, strict=True)]
        after = next_tables(tables, won, drive)
        assert sorted(p for t in after for p in t) == sorted(p for t in tables for p in t)
        assert all([key[0] for key in table] == ["A", "A", "B", "B"] for table in after)
        for (a, b), table in zip(pairs, after, strict=True):
            assert {a, b} <= set(table)
            together = table.index(b) - table.index(a) == 2
            assert together == (drive != "progressive")
        tables = after


@pytest.mark.parametrize(
    ("deals", "side"),
    [([(7, 6)], 0), ([(0, 13)], 1), ([(9, 4), (5, 8)], 0), ([(9, 4), (4, 9)], 1), ([(4, 9), (9, 4)], 0)],
)
def test_the_side_with_more_tricks_wins_and_the_last_deal_decides_between_equals(deals, side):
    assert winner(deals) == side


@pytest.mark.parametrize("deals", [[(7, 5)], [(14, -1)], [(7, 6), (6, 6)], []])
def test_tricks_that_cannot_be_are_refused(deals):
    with pytest.raises(Refused):
        winner(deals)


def test_the_first_round_is_drawn_by_its_seed_and_keeps_partners():
    both = (people("A", 7), people("B", 6))
    seating = first_round(both, 5, [frozenset(("A02", "B05")), frozenset(("A01", "A07"))])
    assert seating == first_round(both, 5, [frozenset(("A02", "B05")), frozenset(("A01", "A07"))])
    assert seating != first_round(both, 6, [frozenset(("A02", "B05"))])
    assert len(seating.tables) == 3
    assert [key[0] for key in seating.out] == ["A"]
    assert partner(seating.tables, "A02") == "B05"
    assert all([key[0] for key in table] == ["A", "A", "B", "B"] for table in seating.tables)


@settings(max_examples=60, deadline=None)
@given(st.integers(4, 14), st.integers(4, 14), st.sampled_from(DRIVES), st.randoms(use_true_random=False))
def test_who_waits_is_shared_within_each_role(a, b, drive, chance):
    seating = first_round((people("A", a), people("B", b)), 1)
    out = Counter(seating.out)
    for _ in range(9):
        won = [chance.randint(0, 1) for _ in seating.tables]
        waiting = tuple(tuple(key for key in seating.out if key[0] == letter) for letter in "AB")
        seating = next_round(seating.tables, won, drive, waiting=(waiting[0], waiting[1]), sat_out=out)
        out.update(seating.out)
        assert all([key[0] for key in table] == ["A", "A", "B", "B"] for table in seating.tables)
        assert len({key for table in seating.tables for key in table}) + len(seating.out) == a + b
    if drive != "partner":
        for letter, count in (("A", a), ("B", b)):
            times = [out[key] for key in people(letter, count)]
            assert max(times) - min(times) <= 1


def test_a_pair_that_waits_changes_with_a_pair_in_a_partner_drive():
    seating = first_round((people("A", 5), people("B", 5)), 1, [frozenset((f"A0{n}", f"B0{n}")) for n in range(1, 6)])
    out = Counter(seating.out)
    for side in (0, 1, 1, 0, 1, 0):
        waiting = tuple(tuple(key for key in seating.out if key[0] == letter) for letter in "AB")
        seating = next_round(seating.tables, (side, 1 - side), "partner", waiting=(waiting[0], waiting[1]), sat_out=out)
        out.update(seating.out)
        assert {key[1:] for key in seating.out} == {seating.out[0][1:]}
        assert all(partner(seating.tables, key)[1:] == key[1:] for table in seating.tables for key in table)
    assert max(out.values()) <= 2


def test_who_left_is_followed_by_who_waits_else_the_highest_table_breaks_up():
    stays = next_round(THREE, WON, waiting=((), ("B7",)), gone={"B3"})
    assert stays.tables[0] == ("A1", "A6", "B7", "B1")
    assert stays.out == ()
    broken = next_round(THREE, WON, gone={"B3"})
    assert len(broken.tables) == 2
    assert sorted(broken.out) == ["A3", "A5", "B5"]
    assert broken.tables[0] == ("A1", "A6", "B2", "B1")
    assert all(role(seat) == "AB".index(key[0]) for table in broken.tables for seat, key in enumerate(table))


def test_four_who_came_make_one_more_table():
    more = next_round(THREE, WON, waiting=(("A7", "A8"), ("B7", "B8", "B9")))
    assert more.tables[3] == ("A7", "A8", "B7", "B8")
    assert more.out == ("B9",)


def test_trumps_go_round():
    order = (Suit.HEARTS, Suit.CLUBS, Suit.NONE)
    assert turned(order, 0) == order
    assert turned(order, 4) == (Suit.CLUBS, Suit.NONE, Suit.HEARTS)
