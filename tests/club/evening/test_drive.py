"""The whist drive of an evening: seated from the tricks recorded, stored, and not computed again."""

import pytest

from whistclub.club import queries
from whistclub.club.actions.arrivals_departures import leave_early
from whistclub.club.actions.deals import correct_deal
from whistclub.club.actions.evenings import set_present
from whistclub.club.actions.rounds import keep_wishes, seat_round
from whistclub.club.actions.settings import change_setting
from whistclub.club.actions.tables import change_seat, enter_totals
from whistclub.club.evening.arrivals_departures import without_seat
from whistclub.club.evening.drive import (
    METHODS,
    ROLES,
    drive_conventions,
    drive_draw,
    moved_since,
    roles_of,
    running,
    seated_roles,
    times_out,
)
from whistclub.club.evening.rounds import SeatWishes, history_of
from whistclub.club.ports import RoundRecord, SheetRecord
from whistclub.errors import KnownError
from whistclub.rules.classic import ClassicDeal
from whistclub.rules.common import Suit
from whistclub.rules.sheet import Totals
from whistclub.seating.drive import next_tables


class Hall:
    """An evening with ``count`` people in it, in a drive of one movement."""

    def __init__(self, room, count, drive="progressive"):
        self.room, self.drive = room, drive
        self.evening = room.evening()
        self.people = [room.player(f"P{number:02}") for number in range(count)]
        room.act(set_present, self.evening, self.people)

    def draw(self, round, people=None, seed=7):
        return self.room.read(drive_draw, self.evening, people or self.people, self.drive, round=round, seed=seed)

    def seat(self, round, people=None, **conventions):
        draw = self.draw(round, people)
        played_under = self.room.read(drive_conventions, self.evening, round, **conventions)
        facts = {"game": "classic", "conventions": played_under, "method": f"drive:{self.drive}"}
        self.room.act(seat_round, self.evening, draw, round=round, **facts)
        return draw

    def sheets(self, round):
        return self.room.read(lambda work: work.find(SheetRecord, evening_id=self.evening, round=round))

    def play(self, round, *tricks):
        for sheet, taken in zip(self.sheets(round), tricks, strict=True):
            self.room.enter(sheet.id, ClassicDeal((taken, 13 - taken)))


@pytest.fixture
def hall(room):
    return Hall(room, 12)


def seats(draw):
    return [table.seats for table in draw.tables]


def test_each_round_follows_from_the_tricks_of_the_one_before(hall):
    first = hall.seat(1)
    hall.play(1, 9, 4, 7)
    assert seats(hall.seat(2)) == list(next_tables(seats(first), (0, 1, 0), "progressive"))
    assert [sheet.seats for sheet in hall.sheets(2)] == seats(hall.draw(2))


def test_nobody_moves_before_all_tables_have_finished(hall):
    hall.seat(1)
    for sheet, taken in zip(hall.sheets(1)[:2], (9, 4), strict=True):
        hall.room.enter(sheet.id, ClassicDeal((taken, 13 - taken)))
    with pytest.raises(KnownError) as refused:
        hall.draw(2)
    assert (refused.value.key, refused.value.values) == ("drive_unfinished", {"round": 1, "tables": "3"})


def test_a_round_once_seated_stays_when_an_earlier_result_is_corrected(hall):
    hall.seat(1)
    hall.play(1, 9, 4, 7)
    seated = seats(hall.seat(2))
    sheet = hall.sheets(1)[0]
    assert hall.room.read(moved_since, sheet.id)
    assert not hall.room.read(moved_since, hall.sheets(2)[0].id)
    deal = hall.room.sheet(sheet.id).deal_ids[0]
    hall.room.act(correct_deal, deal, ClassicDeal((2, 11)))
    assert [sheet.seats for sheet in hall.sheets(2)] == seated
    drawn = hall.room.read(lambda work: work.find(RoundRecord, evening_id=hall.evening, round=2))[0]
    assert [table.seats for table in drawn.tables] == seated
    assert hall.room.evening_points(hall.evening)[hall.room.names()[sheet.seats[0]]] == 2


def test_seating_the_next_round_is_undone_and_done_again_as_one_action(hall):
    hall.seat(1)
    hall.play(1, 9, 4, 7)
    before = hall.room.snapshot()
    hall.seat(2)
    after = hall.room.snapshot()
    hall.room.club.undo()
    assert hall.room.snapshot() == before
    hall.room.club.redo()
    assert hall.room.snapshot() == after
    assert hall.room.read(running, hall.evening).round == 2


def test_trumps_go_on_from_round_to_round(hall):
    order = (Suit.HEARTS, Suit.NONE, Suit.SPADES)
    trumps = []
    for round in (1, 2, 3):
        hall.seat(round, deals=2, rotation=order)
        sheet = hall.sheets(round)[0]
        for _ in (0, 1):
            trumps.append(hall.room.sheet(sheet.id).score.next.trump)
            for each in hall.sheets(round):
                hall.room.enter(each.id, ClassicDeal((8, 5), trump=trumps[-1]))
    assert trumps == [*order, *order]
    assert hall.room.sheet(sheet.id).closed


def test_of_two_deals_a_round_the_sum_decides_and_the_last_between_equals(hall):
    first = hall.seat(1, deals=2, rotation=None)
    for tricks in ((12, 4, 10), (5, 10, 3)):
        hall.play(1, *tricks)
    assert seats(hall.seat(2)) == list(next_tables(seats(first), (0, 0, 1), "progressive"))


def test_a_table_known_by_its_totals_moves_by_them(hall):
    first = hall.seat(1)
    for sheet in hall.sheets(1):
        hall.room.act(enter_totals, sheet.id, Totals((3, 10, 3, 10), None, 1))
    assert seats(hall.seat(2)) == list(next_tables(seats(first), (1, 1, 1), "progressive"))


def test_points_are_the_tricks_and_every_deal_gives_13_to_a_table(hall):
    for round, tricks in enumerate(((9, 4, 7), (0, 13, 6), (8, 8, 5)), 1):
        hall.seat(round)
        hall.play(round, *tricks)
    points = hall.room.evening_points(hall.evening)
    assert sum(points.values()) == 3 * 3 * 26
    rows = hall.room.read(queries.standings, hall.evening).rows
    assert [row.game_points for row in rows] == sorted(points.values(), reverse=True)
    assert all(row.game_points == sum(part.points for part in row.parts) for row in rows)


def test_roles_given_by_hand_are_kept_for_the_next_drive(hall):
    women = hall.people[:6]
    hall.room.act(change_setting, ROLES, {str(player): 0 for player in women})
    draw = hall.seat(1)
    assert all(set(table.seats[:2]) <= set(women) for table in draw.tables)
    assert {player for player, which in hall.room.read(seated_roles, hall.evening).items() if which == 0} == set(women)
    other = hall.room.evening("2026-12-04")
    assert hall.room.read(roles_of, other, hall.people)[women[0]] == 0


def test_without_given_roles_both_are_equally_many_and_stay(hall):
    hall.seat(1)
    roles = hall.room.read(seated_roles, hall.evening)
    assert sorted(roles.values()) == [0] * 6 + [1] * 6
    for round in (1, 2, 3):
        hall.play(round, 9, 4, 7)
        hall.seat(round + 1)
        assert hall.room.read(seated_roles, hall.evening) == roles


def test_a_late_arrival_waits_then_plays_and_who_leaves_is_followed(hall):
    hall.seat(1)
    hall.play(1, 9, 4, 7)
    late = hall.room.player("Late")
    draw = hall.draw(2, [*hall.people, late])
    assert draw.sitting_out == (late,)
    leaves = next(player for player in hall.people if hall.room.read(roles_of, hall.evening, [player])[player] == 0)
    hall.room.act(change_setting, ROLES, {str(late): 0})
    draw = hall.seat(2, [player for player in (*hall.people, late) if player != leaves])
    seated = {player for table in draw.tables for player in table.seats}
    assert late in seated
    assert leaves not in seated
    assert draw.sitting_out == ()


def test_who_waited_plays_the_next_round(room):
    hall = Hall(room, 13)
    (waits,) = hall.seat(1).sitting_out
    hall.play(1, 9, 4, 7)
    assert waits not in hall.seat(2).sitting_out


def test_who_sat_out_and_stood_in_before_the_end_has_not_sat_out(room):
    hall = Hall(room, 13)
    (waits,) = hall.seat(1, deals=2).sitting_out
    hall.play(1, 9, 4, 7)
    gone = hall.sheets(1)[0].seats[0]
    assert room.read(without_seat, hall.evening) == (waits,)
    room.act(leave_early, hall.evening, gone, into=waits)
    assert room.read(without_seat, hall.evening) == ()
    hall.play(1, 9, 4, 7)
    room.act(set_present, hall.evening, hall.people)
    assert room.read(times_out, hall.evening, 2) == {} == room.read(history_of, hall.evening, 2).sat_out
    (waits,) = hall.seat(2).sitting_out
    assert room.read(times_out, hall.evening, 3) == {waits: 1}


def test_a_stand_in_moves_on_in_place_of_who_left(hall):
    hall.seat(1, deals=2)
    hall.play(1, 9, 4, 7)
    sheet = hall.sheets(1)[0]
    stands_in = hall.room.player("Z")
    hall.room.act(change_seat, sheet.id, 2, out=sheet.seats[0], into=stands_in)
    hall.play(1, 9, 4, 7)
    people = [stands_in if player == sheet.seats[0] else player for player in hall.people]
    seated = {player for table in hall.draw(2, people).tables for player in table.seats}
    assert seated == set(people)


def test_partners_wished_together_begin_a_partner_drive_together(room):
    hall = Hall(room, 8, "partner")
    a, b = hall.people[2], hall.people[7]
    room.act(change_setting, ROLES, {str(a): 0, str(b): 1})
    room.act(keep_wishes, SeatWishes(together=frozenset({frozenset((a, b))})))
    for round in (1, 2, 3):
        draw = hall.seat(round)
        table = next(table.seats for table in draw.tables if a in table.seats)
        assert table[(table.index(a) + 2) % 4] == b
        hall.play(round, 9, 4)


def test_another_method_ends_the_drive(hall):
    assert hall.room.read(running, hall.evening) is None
    hall.seat(1)
    assert hall.room.read(running, hall.evening).method in METHODS
    hall.play(1, 9, 4, 7)
    hall.room.act(seat_round, hall.evening, hall.draw(2), round=2, game="classic", method="hand")
    assert hall.room.read(running, hall.evening) is None
