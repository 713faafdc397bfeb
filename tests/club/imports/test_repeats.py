"""A sheet typed twice is noticed, and one that only looks alike is not."""

from tests.club.deals import pair, solo
from whistclub.club.imports.repeats import LEAST, repeated
from whistclub.rules.classic import ClassicDeal

DEALS = (pair(0, 2), solo(1, 8, 8), pair(1, 3, 10, 9), solo(3, 5))


def test_the_same_deals_at_another_table_are_noticed_from_the_third_on(room):
    evening = room.evening()
    first, second = room.table(evening), room.table(evening, "E F G H")
    room.enter(first, *DEALS)
    for count, deal in enumerate(DEALS, 1):
        room.enter(second, deal)
        found = room.read(repeated, second)
        assert (found.id if found else None) == (first if count >= LEAST else None)
    assert room.read(repeated, first).id == second


def test_a_deal_that_differs_ends_the_likeness(room):
    evening = room.evening()
    first, second = room.table(evening), room.table(evening, "E F G H")
    room.enter(first, *DEALS)
    room.enter(second, *DEALS[:3], solo(3, 6))
    assert room.read(repeated, second) is None


def test_a_longer_sheet_is_no_repeat_of_a_shorter_one(room):
    evening = room.evening()
    first, second = room.table(evening), room.table(evening, "E F G H")
    room.enter(first, *DEALS[:3])
    room.enter(second, *DEALS)
    assert room.read(repeated, second) is None


def test_the_same_people_seated_otherwise_are_noticed_by_their_points(room):
    first = room.table(room.evening("2026-11-20"), "A B C D")
    second = room.table(room.evening("2026-11-27"), "B C D A")
    room.enter(first, *DEALS[:3])
    turned = (pair(3, 1), solo(0, 8, 8), pair(0, 2, 10, 9))
    room.enter(second, *turned)
    assert room.read(repeated, second).id == first


def test_the_order_of_partners_is_no_difference(room):
    evening = room.evening()
    first, second = room.table(evening), room.table(evening, "E F G H")
    room.enter(first, *DEALS[:3])
    room.enter(second, pair(2, 0), *DEALS[1:3])
    assert room.read(repeated, second).id == first


def test_only_the_last_evenings_are_looked_through_the_own_first(room):
    old = room.table(room.evening("2026-09-04"))
    for day in ("2026-10-02", "2026-10-09", "2026-10-16", "2026-10-23"):
        room.evening(day)
    evening = room.evening("2026-10-30")
    second = room.table(evening)
    room.enter(old, *DEALS[:3])
    room.enter(second, *DEALS[:3])
    assert room.read(repeated, second) is None
    near, beside = room.table(room.evening("2026-10-24")), room.table(evening, "E F G H")
    room.enter(near, *DEALS[:3])
    assert room.read(repeated, second).id == near
    room.enter(beside, *DEALS[:3])
    assert room.read(repeated, second).id == beside


def test_three_short_deals_between_other_people_are_no_repeat(room):
    evening = room.evening()
    first, second = (room.table(evening, names, "classic") for names in ("A B C D", "E F G H"))
    # 7 to 6 and back again: nobody wins the game, so there can be as many deals as needed.
    deals = [ClassicDeal((7, 6)), ClassicDeal((6, 7))] * 3
    room.enter(first, *deals)
    room.enter(second, *deals[:3])
    assert room.read(repeated, second) is None
    room.enter(second, *deals[3:])
    assert room.read(repeated, second).id == first
