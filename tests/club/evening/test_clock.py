"""The clock of a round: what is left, when the last deal is called, and that only moments are kept."""

import datetime

from whistclub.club.actions.settings import keep_clock, keep_length
from whistclub.club.evening.clock import RoundClock, RoundLength, round_clock, round_length

NOON = datetime.datetime(2026, 11, 27, 19, 0, tzinfo=datetime.UTC)


def after(minutes):
    return NOON + datetime.timedelta(minutes=minutes)


def clock(**kw):
    return RoundClock(1, 2, **{"seconds": 3600, "grace": 600, "since": NOON, **kw})


def test_what_is_left_follows_from_the_moment_it_was_set_going():
    assert [clock().left(after(m)) for m in (0, 59, 60, 61)] == [3600, 60, 0, -60]


def test_the_last_deal_is_called_at_the_end_and_tables_may_be_closed_after_the_grace():
    assert [clock().phase(after(m)) for m in (59, 60, 69, 70)] == ["runs", "last_deal", "last_deal", "over"]


def test_a_paused_clock_stands_whatever_time_goes_by():
    stands = clock().paused(after(20))
    assert (stands.left(after(500)), stands.phase(after(500))) == (2400, "stands")
    assert stands.started(after(500)).left(after(510)) == 1800


def test_minutes_are_added_and_taken_away():
    assert clock().lengthened(5).left(after(60)) == 300
    assert clock().lengthened(-90).left(NOON) == 0


def test_a_machine_whose_time_was_set_back_shows_the_whole_time():
    assert clock().left(after(-30)) == 3600


def test_the_clock_and_its_length_outlive_the_program(room):
    assert room.read(round_clock) is None
    assert room.read(round_length) == RoundLength()
    room.club.act(keep_clock, clock(gone=12))
    room.club.act(keep_length, RoundLength(45, 5))
    room.reopen()
    assert room.read(round_clock) == clock(gone=12)
    assert room.read(round_length) == RoundLength(45, 5)
    room.club.act(keep_clock, None)
    assert room.read(round_clock) is None
    assert room.club.undo_name is None
