"""Rounds of an evening: drawn, seated as one action, remembered by the next draw; who comes late, leaves, stands in."""

import pytest

from tests.club.deals import solo
from whistclub.club import queries
from whistclub.club.actions import rounds, tables
from whistclub.club.actions.evenings import delete_evening, set_present
from whistclub.club.actions.players import delete_player, merge_players
from whistclub.club.evening.rounds import (
    SeatWishes,
    as_draw,
    drawn_round,
    drawn_rounds,
    history_of,
    request_for,
    seat_wishes,
    seated_draw,
)
from whistclub.club.ports import EveningRecord, RoundRecord, SheetRecord
from whistclub.errors import KnownError
from whistclub.rules.common import Refused
from whistclub.rules.sheet import Totals
from whistclub.seating.facts import Draw, SeatedTable
from whistclub.seating.hand import exchange, move
from whistclub.seating.methods import draw
from whistclub.seating.movements import plan


def pair(one, other):
    return frozenset((one, other))


@pytest.fixture
def evening(room):
    return room.evening()


@pytest.fixture
def people(room, evening):
    """Eleven players, present."""
    ids = [room.player(name) for name in "ABCDEFGHIJK"]
    room.act(set_present, evening, ids)
    return ids


def seat(room, evening, players, round, *, game="belgian", method="fewest", **kw):
    """Draws a round and seats it."""
    made = draw(room.read(request_for, evening, players, game=game, method=method, seed=round, round=round, **kw))
    room.act(rounds.seat_round, evening, made, round=round, game=game, method=method)
    return made


def sheets(room, evening, round):
    return room.read(lambda work: work.find(SheetRecord, evening_id=evening, round=round))


def finish(room, evening, round, points):
    """Enters the totals of a round's tables: ``points`` by player."""
    for sheet in sheets(room, evening, round):
        room.act(tables.enter_totals, sheet.id, Totals(tuple(points[player] for player in sheet.seats), None, 4))


def test_a_round_is_seated_by_one_action(room, evening, people):
    made = seat(room, evening, people, 1)
    seated = sheets(room, evening, 1)
    assert [(s.table, s.seats, s.first_dealer) for s in seated] == [
        (t.number, t.seats, t.first_dealer) for t in made.tables
    ]
    assert [len(sheet.seats) for sheet in seated] == [5, 5]
    room.club.undo()
    assert sheets(room, evening, 1) == ()
    assert room.read(drawn_rounds, evening) == ()
    room.club.redo()
    assert sheets(room, evening, 1) == seated


def test_what_was_drawn_is_stored_and_not_computed_again(room, evening, people):
    made = seat(room, evening, people, 1)
    room.reopen()
    kept = room.read(drawn_round, evening, 1)
    assert (kept.method, kept.seed, kept.out) == ("fewest", 1, made.sitting_out)
    assert as_draw(kept).tables == made.tables


def test_nobody_sits_at_two_tables_of_a_round(room, evening, people):
    room.act(tables.seat_table, evening, game="belgian", players=people[:4])
    with pytest.raises(Refused) as refused:
        seat(room, evening, people, 1)
    assert {problem.key for problem in refused.value.problems} == {"at_two_tables", "table_taken"}
    twice = Draw((SeatedTable(1, tuple(people[4:8])), SeatedTable(2, tuple(people[7:11]))), (), 0)
    with pytest.raises(Refused) as refused:
        room.act(rounds.seat_round, evening, twice, round=2, game="belgian")
    assert [problem.key for problem in refused.value.problems] == ["at_two_seats"]


def test_a_table_the_game_cannot_seat_is_refused(room, evening, people):
    three = Draw((SeatedTable(1, tuple(people[:3])),), (), 0)
    with pytest.raises(Refused):
        room.act(rounds.seat_round, evening, three, round=1, game="belgian")
    room.act(rounds.seat_round, evening, three, round=1, game="tourangeau")


def test_the_next_draw_knows_who_met_who_sat_out_and_who_dealt(room, evening, people):
    first = seat(room, evening, people, 1)
    history = room.read(history_of, evening)
    assert set(history.sat_out.items()) == {(player, 1) for player in first.sitting_out}
    assert history.dealt == {table.seats[table.first_dealer]: 1 for table in first.tables}
    assert sum(history.met.values()) == 20
    assert set(history.odd) == {player for table in first.tables for player in table.seats}
    assert room.read(history_of, evening, 1).met == {}
    second = seat(room, evening, people, 2)
    assert not set(first.sitting_out) & set(second.sitting_out)


def test_other_evenings_of_the_season_are_remembered_as_earlier_ones(room, people, evening):
    seat(room, evening, people, 1)
    other = room.evening("2026-12-04")
    room.act(set_present, other, people)
    history = room.read(history_of, other)
    assert history.met == {}
    assert sum(history.earlier.values()) == 20


def test_a_round_drawn_but_not_seated_has_not_been(room, evening, people):
    made = draw(room.read(request_for, evening, people, game="belgian"))
    room.act(rounds.seat_round, evening, made, round=1, game="belgian")
    been = room.read(history_of, evening)
    room.act(rounds.seat_round, evening, made, round=1, game="belgian", anew=True, later=[made])
    assert room.read(history_of, evening) == been
    assert [record.round for record in room.read(drawn_rounds, evening)] == [1, 2]


def test_a_plan_is_seated_round_by_round(room, evening, people):
    whole = plan(room.read(request_for, evening, people[:8], game="belgian", seed=4), "meet", 3)
    first, *later = whole.rounds
    room.act(rounds.seat_round, evening, first, round=1, game="belgian", method="meet", later=later)
    for number in (2, 3):
        kept = room.read(drawn_round, evening, number)
        room.act(rounds.seat_round, evening, as_draw(kept), round=number, game="belgian", method=kept.method)
        assert [sheet.seats for sheet in sheets(room, evening, number)] == [
            table.seats for table in whole.rounds[number - 1].tables
        ]


def test_another_plan_takes_the_place_of_the_rounds_not_seated(room, evening, people):
    made = draw(room.read(request_for, evening, people, game="belgian"))
    room.act(rounds.seat_round, evening, made, round=1, game="belgian", method="lot", later=[made] * 3)
    room.act(rounds.seat_round, evening, made, round=2, game="belgian", method="swiss", later=[made])
    assert [(kept.round, kept.method) for kept in room.read(drawn_rounds, evening)] == [
        (1, "lot"),
        (2, "swiss"),
        (3, "swiss"),
    ]


def test_a_whole_round_is_done_again(room, evening, people):
    seat(room, evening, people, 1)
    room.enter(sheets(room, evening, 1)[0].id, solo(1))
    again = draw(room.read(request_for, evening, people, game="belgian", seed=99, round=1))
    room.act(rounds.seat_round, evening, again, round=1, game="belgian", method="lot", anew=True)
    assert [sheet.seats for sheet in sheets(room, evening, 1)] == [table.seats for table in again.tables]
    assert room.read(drawn_round, evening, 1).seed == 99
    room.club.undo()
    assert len(room.sheet(sheets(room, evening, 1)[0].id).sheet.deals) == 1
    room.act(rounds.remove_round, evening, 1)
    assert (sheets(room, evening, 1), room.read(drawn_rounds, evening)) == ((), ())


def test_a_round_is_closed_with_tables_that_are_not_complete(room, evening, people):
    seat(room, evening, people, 1)
    room.act(rounds.close_round, evening, 1)
    assert all(sheet.closed for sheet in sheets(room, evening, 1))


def test_by_rank_of_the_evening_and_of_the_season(room, evening, people):
    eight = people[:8]
    seat(room, evening, eight, 1, method="lot")
    first, second = sheets(room, evening, 1)
    points = dict(zip(first.seats, (40, 10, -20, -30), strict=True))
    points |= dict(zip(second.seats, (30, 20, -10, -40), strict=True))
    finish(room, evening, 1, points)
    best = sorted(points, key=points.__getitem__, reverse=True)
    made = seat(room, evening, eight, 2, method="rank")
    assert set(made.tables[0].seats) == set(best[:4])
    for sheet in (*sheets(room, evening, 1), *sheets(room, evening, 2)):
        room.act(tables.close_table, sheet.id)
    other = room.evening("2026-12-04")
    request = room.read(request_for, other, eight, game="belgian", method="rank", ranked_by="season")
    ranking = room.read(queries.ranking, room.read(queries.evening, evening).season.id)
    assert {p.key: p.rank for p in request.people} == {row.player: row.place for row in ranking.rows}


def test_wishes_of_the_club_are_kept_by_its_draws(room, evening, people):
    a, b, c, *_ = people
    wishes = SeatWishes(frozenset([pair(a, b)]), frozenset([pair(a, c)]), {a: (2, 3), b: (None, 0)})
    room.club.act(rounds.keep_wishes, wishes)
    room.reopen()
    assert room.read(seat_wishes) == wishes
    for number in (1, 2, 3):
        made = seat(room, evening, people[:8], number)
        assert not made.broken
        assert made.tables[1].seats[3] == a
        assert c in made.tables[1].seats
        assert made.tables[0].seats[0] == b


def test_two_entries_made_one_are_one_in_what_was_drawn(room, evening, people):
    made = draw(room.read(request_for, evening, people, game="belgian"))
    room.act(rounds.seat_round, evening, made, round=1, game="belgian")
    new = room.player("Z")
    room.act(merge_players, people[0], new)
    kept = room.read(drawn_round, evening, 1)
    named = {*kept.out, *(player for table in kept.tables for player in table.seats)}
    assert named == {new, *people[1:]}
    room.act(set_present, evening, ())
    with pytest.raises(KnownError, match="player_used"):
        room.act(delete_player, new)


def test_an_evening_goes_with_its_draws(room, evening, people):
    seat(room, evening, people, 1)
    room.act(delete_evening, evening)
    assert room.read(lambda work: work.find(RoundRecord)) == ()
    room.club.undo()
    assert len(room.read(drawn_rounds, evening)) == 1


def test_h16_who_comes_late_starts_with_the_round_they_play(room, evening, people):
    four, late = people[:4], room.player("P")
    for number in (1, 2):
        seat(room, evening, four, number)
        finish(room, evening, number, dict(zip(four, (3, 3, -3, -3), strict=True)))
    for number, points in ((3, 4), (4, -2), (5, 0), (6, 7)):
        others = [late, *four[1:]]
        seat(room, evening, others, number)
        finish(room, evening, number, dict(zip(others, (points, -points, 0, 0), strict=True)))
        assert "P" in room.evening_points(evening)
    standings = room.read(queries.standings, evening)
    row = next(row for row in standings.rows if row.player == late)
    assert row.game_points == 9
    assert [(part.round, part.points) for part in row.parts] == [(3, 4), (4, -2), (5, 0), (6, 7)]
    assert sum(part.deals for part in row.parts) == 16
    assert late in room.read(lambda work: work.get(EveningRecord, evening)).present


def test_h17_a_stand_in_and_the_one_who_left_keep_what_they_scored(room, evening):
    sheet = room.table(evening, "A B C D")
    # Solo by North: three times lost or made, then the stand-in.
    for seat_number, tricks in ((0, 6), (1, 6), (2, 6), (0, 7)):
        room.enter(sheet, solo(seat_number, tricks))
    before = room.totals(sheet)
    room.act(tables.change_seat, sheet, 5, room.player("A"), room.player("S"))
    for seat_number, tricks in ((1, 6), (2, 6), (0, 6), (0, 8)):
        room.enter(sheet, solo(seat_number, tricks))
    totals = room.totals(sheet)
    assert totals["A"] == before["A"]
    lines = room.sheet(sheet).score.lines
    assert all(sum(line.points.values()) == 0 for line in lines)
    assert totals["S"] == sum(line.points[0] for line in lines[4:])
    assert totals["A"] == sum(line.points[0] for line in lines[:4])


def test_wrong_people_at_two_tables_are_exchanged_and_the_deals_stay_with_the_seats(room, evening, people):
    seat(room, evening, people[:8], 1)
    first, second = (sheet.id for sheet in sheets(room, evening, 1))
    for seat_number in (0, 1, 0):
        room.enter(first, solo(seat_number, 7))
    wrong, right = room.sheet(first).record.seats[0], room.sheet(second).record.seats[2]
    totals = room.sheet(first).score.totals
    made = exchange(room.read(seated_draw, evening, 1), wrong, right)
    room.act(rounds.reseat_round, evening, 1, made)
    assert room.sheet(first).score.totals == {right if p == wrong else p: points for p, points in totals.items()}
    assert room.sheet(second).record.seats[2] == wrong
    assert room.read(drawn_round, evening, 1).tables == made.tables
    room.club.undo()
    assert room.sheet(first).score.totals == totals


def test_a_seating_changed_by_hand_keeps_numbers_of_seats_where_deals_are(room, evening, people):
    seat(room, evening, people, 1)
    first, second = sheets(room, evening, 1)
    room.enter(first.id, solo(0))
    now = room.read(seated_draw, evening, 1)
    with pytest.raises(Refused) as refused:
        room.act(rounds.reseat_round, evening, 1, move(now, first.seats[4], None))
    assert [problem.key for problem in refused.value.problems] == ["locked"]
    made = move(now, second.seats[4], None)
    room.act(rounds.reseat_round, evening, 1, made)
    assert sheets(room, evening, 1)[1].seats == second.seats[:4]
    assert room.read(drawn_round, evening, 1).out == (*now.sitting_out, second.seats[4])
    with pytest.raises(Refused) as refused:
        room.act(rounds.reseat_round, evening, 1, move(made, second.seats[3], None))
    assert {problem.path for problem in refused.value.problems} == {("seats",)}


def test_who_sat_out_and_was_given_a_seat_has_not_sat_out(room, evening, people):
    seat(room, evening, people, 1, game="whist32")
    out = room.read(drawn_round, evening, 1).out
    assert len(out) == 3
    late = room.player("Z")
    room.act(tables.seat_table, evening, game="whist32", players=(*out, late), round=1)
    assert room.read(history_of, evening).sat_out == {}
