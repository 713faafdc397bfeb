"""Who comes and goes while a round is played: late arrivals, early leavers, stand-ins, tables that end early."""

import pytest

from tests.club.deals import solo
from whistclub.club import queries
from whistclub.club.actions import rounds, tables
from whistclub.club.actions.arrivals_departures import arrive_late, leave_early
from whistclub.club.actions.evenings import cancel_evening, set_present
from whistclub.club.evening.rounds import drawn_round, history_of, request_for, sitting_now
from whistclub.club.ports import EveningRecord, SheetRecord
from whistclub.errors import KnownError
from whistclub.rules.common import Refused
from whistclub.seating.methods import draw


@pytest.fixture
def evening(room):
    return room.evening()


@pytest.fixture
def people(room, evening):
    """Eleven players, present."""
    ids = [room.player(name) for name in "ABCDEFGHIJK"]
    room.act(set_present, evening, ids)
    return ids


def seat(room, evening, players, round=1, game="belgian", **kw):
    made = draw(room.read(request_for, evening, players, game=game, seed=round, round=round))
    room.act(rounds.seat_round, evening, made, round=round, game=game, method="fewest", **kw)
    return sheets(room, evening, round)


def sheets(room, evening, round=1):
    return room.read(lambda work: work.find(SheetRecord, evening_id=evening, round=round))


def solo_beside_the_dealer(room, sheet_id):
    """A solo by somebody who plays: of five the dealer sits out."""
    score = room.sheet(sheet_id).score
    seats = score.sheet.at(len(score.lines) + 1).seats
    return solo(seats[(seats.index(score.next.dealer) + 1) % len(seats)])


def present(room, evening):
    return room.read(lambda work: work.get(EveningRecord, evening)).present


def parts(room, evening, player):
    rows = room.read(queries.standings, evening).rows
    return [(p.round, p.points, p.deals) for row in rows if row.player == player for p in row.parts]


def test_who_comes_late_joins_a_table_of_four_as_the_fifth(room, evening, people):
    first, _ = seat(room, evening, people[:8])
    late = people[10]
    for number in (0, 1, 2):
        room.enter(first.id, solo(number))
    room.act(arrive_late, evening, late, sheet_id=first.id)
    sheet = room.sheet(first.id).sheet
    assert len(sheet.at(3).seats) == 4
    assert sheet.at(4).players[4] == late
    room.enter(first.id, solo(0))  # the fifth seat deals and so sits out
    room.enter(first.id, solo(4, 8))
    lines = room.sheet(first.id).score.lines
    assert 4 not in lines[3].points
    assert parts(room, evening, late) == [(1, lines[4].points[4], 1)]
    room.club.undo()
    room.club.undo()
    room.club.undo()
    assert len(room.sheet(first.id).sheet.at(4).seats) == 4


def test_who_comes_before_the_first_deal_is_a_fifth_from_the_start(room, evening, people):
    first, _ = seat(room, evening, people[:8])
    room.act(arrive_late, evening, people[9], sheet_id=first.id)
    assert sheets(room, evening)[0].seats == (*first.seats, people[9])
    with pytest.raises(Refused):
        room.act(arrive_late, evening, people[10], sheet_id=first.id)


def test_who_comes_late_makes_a_table_with_those_who_sit_out(room, evening, people):
    seat(room, evening, people[:11], game="whist32")
    out = room.read(drawn_round, evening, 1).out
    late = room.player("Late")
    room.act(arrive_late, evening, late, others=out)
    made = sheets(room, evening)[2]
    assert (made.table, made.game, made.seats) == (3, "whist32", (late, *out))
    assert room.read(history_of, evening).sat_out == {}
    room.club.undo()
    assert len(sheets(room, evening)) == 2
    assert late not in present(room, evening)


def test_who_comes_late_sits_out_and_plays_the_next_round(room, evening, people):
    seat(room, evening, people[:8], game="whist32")
    late = room.player("Late")
    room.act(arrive_late, evening, late)
    assert room.read(drawn_round, evening, 1).out == (late,)
    assert room.read(history_of, evening, 2).sat_out == {late: 1}
    room.act(rounds.close_round, evening, 1)
    second = seat(room, evening, [*people[:8], late], 2, game="whist32")
    assert late in {player for sheet in second for player in sheet.seats}
    assert [part[0] for part in parts(room, evening, late)] == [2]


@pytest.mark.parametrize("deals", [0, 2])
def test_nobody_takes_over_from_themselves(room, evening, people, deals):
    first, _ = seat(room, evening, people[:8])
    for _ in range(deals):
        room.enter(first.id, solo_beside_the_dealer(room, first.id))
    before = room.snapshot()
    with pytest.raises(Refused) as refused:
        room.act(leave_early, evening, first.seats[1], into=first.seats[1])
    assert [problem.key for problem in refused.value.problems] == ["already_seated"]
    assert room.snapshot() == before


def test_nobody_leaves_a_cancelled_evening_early(room, evening, people):
    first, _ = seat(room, evening, people[:8])
    room.act(cancel_evening, evening)
    with pytest.raises(KnownError) as error:
        room.act(leave_early, evening, first.seats[1], ends=True)
    assert error.value.key == "evening_cancelled"


def test_who_leaves_a_table_of_five_leaves_four_playing_on(room, evening, people):
    first, _ = seat(room, evening, people[:10])
    gone = first.seats[2]
    for _ in range(4):
        room.enter(first.id, solo_beside_the_dealer(room, first.id))
    before = parts(room, evening, gone)
    room.act(leave_early, evening, gone)
    assert gone not in present(room, evening)
    assert gone not in room.read(sitting_now, evening)
    room.enter(first.id, solo_beside_the_dealer(room, first.id))
    assert parts(room, evening, gone) == before
    room.club.undo()
    room.club.undo()
    assert gone in present(room, evening)


def test_a_stand_in_takes_over_from_who_leaves_a_table_of_four(room, evening, people):
    first, _ = seat(room, evening, people[:8])
    gone, comes = first.seats[1], people[9]
    room.enter(first.id, solo(1))
    with pytest.raises(Refused):
        room.act(leave_early, evening, gone)
    room.act(leave_early, evening, gone, into=comes)
    assert room.read(sitting_now, evening)[comes] == first.id
    assert (gone in present(room, evening), comes in present(room, evening)) == (False, True)
    room.enter(first.id, solo(1))
    assert [p[2] for p in (*parts(room, evening, gone), *parts(room, evening, comes))] == [1, 1]


def test_a_table_ends_early_and_counts_as_it_stands_marked_incomplete(room, evening, people):
    (first, *_) = seat(room, evening, people[:8], game="whist32")
    gone = first.seats[0]
    room.act(leave_early, evening, gone, ends=True)
    view = room.sheet(first.id)
    assert (view.record.closed, view.score.incomplete) == (True, True)
    assert gone not in present(room, evening)
    assert set(first.seats[1:]) <= set(present(room, evening))


def test_who_left_stays_away_when_their_old_table_is_corrected_and_comes_back_by_checking_in(room, evening, people):
    first, _ = seat(room, evening, people[:8])
    room.enter(first.id, solo(0))
    room.act(rounds.close_round, evening, 1)
    gone = first.seats[0]
    room.act(set_present, evening, [player for player in people if player != gone])
    assert gone not in present(room, evening)
    room.act(tables.exchange_seats, first.id, 0, 1)
    assert gone not in present(room, evening)
    seat(room, evening, [player for player in people[:8] if player != gone] + [people[8]], 2)
    room.act(set_present, evening, [*present(room, evening), gone])
    assert room.read(drawn_round, evening, 2).out == (gone,)


def test_who_sits_at_an_open_table_of_the_round_is_present_in_any_case(room, evening, people):
    first, second = seat(room, evening, people[:8])
    room.act(tables.close_table, first.id)
    room.act(set_present, evening, ())
    assert set(present(room, evening)) == set(second.seats)


def test_nobody_leaves_who_sits_nowhere(room, evening, people):
    seat(room, evening, people[:8])
    with pytest.raises(KnownError, match="gone"):
        room.act(leave_early, evening, people[10])
    with pytest.raises(KnownError, match="gone"):
        room.act(arrive_late, evening, people[10], sheet_id=99)
