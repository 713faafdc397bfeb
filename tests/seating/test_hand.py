"""A seating changed by hand."""

from hypothesis import given
from hypothesis import strategies as st

from whistclub.seating.facts import Draw, Past, SeatedTable, remember
from whistclub.seating.hand import exchange, meeting_again, move

DRAW = Draw((SeatedTable(1, (1, 2, 3, 4, 5), 3), SeatedTable(2, (6, 7, 8, 9), 1)), (10,), 7)


def everybody(draw):
    return sorted([*(key for table in draw.tables for key in table.seats), *draw.sitting_out])


def test_two_people_exchange_and_the_first_dealer_stays_with_the_seat():
    made = exchange(DRAW, 4, 6)
    assert [table.seats for table in made.tables] == [(1, 2, 3, 6, 5), (4, 7, 8, 9)]
    assert [table.first_dealer for table in made.tables] == [3, 1]


def test_somebody_at_a_table_exchanges_with_somebody_sitting_out():
    made = exchange(DRAW, 10, 2)
    assert (made.tables[0].seats, made.sitting_out) == ((1, 10, 3, 4, 5), (2,))


def test_a_free_seat_is_the_last_of_its_table_and_seats_close_up():
    made = move(DRAW, 2, 2)
    assert [table.seats for table in made.tables] == [(1, 3, 4, 5), (6, 7, 8, 9, 2)]
    assert [table.first_dealer for table in made.tables] == [2, 1]
    made = move(DRAW, 7, None)
    assert (made.tables[1], made.sitting_out) == (SeatedTable(2, (6, 8, 9), 0), (10, 7))


@given(st.lists(st.tuples(st.integers(1, 10), st.integers(0, 10)), max_size=12))
def test_nobody_is_lost_or_doubled(changes):
    made = DRAW
    for one, to in changes:
        made = move(made, one, to or None) if to < 3 else exchange(made, one, to)
        assert everybody(made) == list(range(1, 11))
        assert all(not table.seats or 0 <= table.first_dealer < len(table.seats) for table in made.tables)


def test_who_meets_again_is_named_by_table():
    history = remember([Past((6, 1, 7, 2))])
    assert meeting_again(history, DRAW.tables) == {1: [frozenset((1, 2))], 2: [frozenset((6, 7))]}
