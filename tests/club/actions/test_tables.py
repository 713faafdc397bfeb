"""Tables: who sits where, stand-ins, totals, closing."""

import pytest

from tests.club.deals import pair, solo
from whistclub.club import queries
from whistclub.club.actions.deals import delete_deal
from whistclub.club.actions.evenings import close_evening
from whistclub.club.actions.tables import (
    change_seat,
    change_table,
    close_table,
    enter_totals,
    exchange_seats,
    remove_seat_change,
    remove_table,
    reopen_table,
)
from whistclub.errors import KnownError
from whistclub.rules.belgian.presets import PRESETS
from whistclub.rules.common import Refused
from whistclub.rules.sheet import Totals


@pytest.fixture
def evening(room):
    return room.evening()


def keys(refused):
    return [(problem.path, problem.key) for problem in refused.value.problems]


def test_tables_of_a_round_are_numbered_and_who_sits_is_present(room, evening):
    first, second = room.table(evening), room.table(evening, "E F G H")
    assert [room.sheet(sheet).record.table for sheet in (first, second)] == [1, 2]
    view = room.read(queries.evening, evening)
    assert [room.names()[player] for player in view.record.present] == list("ABCDEFGH")


def test_nobody_plays_at_two_tables_of_a_round(room, evening):
    room.table(evening)
    with pytest.raises(Refused) as refused:
        room.table(evening, "E F A G")
    assert keys(refused) == [(("seats", 2), "at_two_tables")]
    assert refused.value.problems[0].values["table"] == 1
    room.table(evening, "E F A G", round=2)
    other = room.table(evening, "I J K L")
    room.enter(other, pair(0, 1))
    with pytest.raises(Refused) as refused:
        room.act(change_seat, other, 2, out=room.player("I"), into=room.player("B"))
    assert [key for _path, key in keys(refused)] == ["at_two_tables"]


def test_a_table_number_is_taken_once(room, evening):
    room.table(evening)
    with pytest.raises(Refused) as refused:
        room.table(evening, "E F G H", table=1)
    assert keys(refused) == [(("table",), "table_taken")]


def test_all_that_cannot_be_is_told_at_once(room, evening):
    room.table(evening)
    with pytest.raises(Refused) as refused:
        room.table(evening, "A E F", table=1)
    assert {key for _path, key in keys(refused)} == {"table_taken", "at_two_tables", "seat_count"}


def test_conventions_are_locked_from_the_first_deal_on_and_players_are_not(room, evening):
    table = room.table(evening)
    room.act(change_table, table, conventions=PRESETS["wiezen"])
    assert room.sheet(table).record.conventions == PRESETS["wiezen"]
    room.enter(table, pair(0, 1))
    with pytest.raises(Refused) as refused:
        room.act(change_table, table, conventions=PRESETS["classique"])
    assert keys(refused) == [(("conventions",), "locked")]
    with pytest.raises(Refused):
        room.act(change_table, table, players=[room.player(name) for name in "ABCDE"])
    room.act(change_table, table, players=[room.player(name) for name in "ABCZ"], table=7)
    assert set(room.totals(table)) == set("ABCZ")
    assert room.sheet(table).record.table == 7


def test_a_stand_in_and_who_went_home_each_keep_their_own_deals(room, evening):
    table = room.table(evening, "A B C D")
    room.enter(table, pair(0, 1), pair(0, 1), pair(2, 3), pair(0, 1, 9, 8))
    assert room.totals(table)["A"] == 4 + 4 - 4 + 5
    room.act(change_seat, table, 5, out=room.player("A"), into=room.player("S"))
    room.enter(table, pair(2, 3), solo(0))
    totals = room.totals(table)
    assert (totals["A"], totals["S"]) == (9, -4 + 9)
    lines = room.sheet(table).score.lines
    assert all(sum(line.points.values()) == 0 for line in lines)
    standings = {room.names()[row.player]: row for row in room.sheet(table).score.standings}
    assert (standings["A"].deals_played, standings["S"].deals_played) == (4, 2)
    assert standings["S"].place is None
    assert room.evening_points(evening)["S"] == 5


def test_who_comes_late_is_listed_from_that_deal_on_and_did_not_play_before(room, evening):
    table = room.table(evening)
    room.enter(table, pair(0, 1), pair(0, 1))
    room.act(change_seat, table, 3, into=room.player("P"), after=room.player("D"))
    assert room.totals(table)["P"] == 0
    room.enter(table, pair(4, 0))
    line = room.sheet(table).score.lines[2]
    assert line.points[4] == 4
    assert all(4 not in line.points for line in room.sheet(table).score.lines[:2])
    assert room.evening_points(evening)["P"] == 4


def test_deleting_and_undoing_deals_carries_seat_changes_along(room, evening):
    table = room.table(evening)
    room.enter(table, *(pair(0, 1) for _ in range(4)))
    room.act(change_seat, table, 4, out=room.player("A"), into=room.player("S"))
    before = room.snapshot()
    assert room.totals(table) == {"A": 12, "B": 16, "C": -16, "D": -16, "S": 4}
    room.act(delete_deal, room.sheet(table).deal_ids[0])
    assert room.sheet(table).record.changes[0].from_deal == 3
    assert room.totals(table)["S"] == 4
    room.club.undo()
    assert room.snapshot() == before
    room.act(remove_seat_change, table, 0)
    assert room.totals(table)["A"] == 16


def test_seats_in_the_wrong_order_are_exchanged_in_one_action(room, evening):
    table = room.table(evening)
    room.enter(table, pair(0, 1))
    room.act(exchange_seats, table, 1, 2)
    assert room.totals(table) == {"A": 4, "C": 4, "B": -4, "D": -4}
    assert room.act(exchange_seats, table, 2, 2).action is None
    room.club.undo()
    assert room.totals(table) == {"A": 4, "B": 4, "C": -4, "D": -4}


def test_totals_alone_count_and_belgian_ones_sum_to_zero(room, evening):
    table = room.table(evening)
    with pytest.raises(Refused) as refused:
        room.act(enter_totals, table, Totals((10, -3, -3, -3)))
    assert [key for _path, key in keys(refused)] == ["sum_not_zero"]
    assert refused.value.problems[0].values["sum"] == 1
    room.act(enter_totals, table, Totals((10, -3, -3, -4)))
    assert room.sheet(table).closed
    assert room.season_points(evening) == {"A": 10, "B": -3, "C": -3, "D": -4}
    with pytest.raises(Refused):
        room.enter(table, pair(0, 1))
    room.act(enter_totals, table, None)
    room.enter(table, pair(0, 1))
    with pytest.raises(Refused):
        room.act(enter_totals, table, Totals((10, -3, -3, -4)))


def test_a_table_is_closed_and_opened_and_taken_out(room, evening):
    table = room.table(evening)
    room.enter(table, pair(0, 1))
    assert room.season_points(evening) == {}
    assert room.act(close_table, table).action.key == "close_table"
    assert room.act(close_table, table).action is None
    assert room.season_points(evening)["A"] == 4
    room.act(reopen_table, table)
    assert room.season_points(evening) == {}
    room.act(close_evening, evening)
    with pytest.raises(KnownError) as error:
        room.act(reopen_table, table)
    assert error.value.key == "evening_closed"
    before = room.snapshot()
    room.act(remove_table, table)
    assert room.read(queries.evening, evening).sheets == ()
    assert room.evening_points(evening) == {}
    room.club.undo()
    assert room.snapshot() == before


def test_a_table_with_deals_keeps_its_game_whatever_the_deals_look_like(room):
    table = room.table(room.evening())
    room.enter(table, pair(0, 1))
    with pytest.raises(Refused) as refused:
        room.act(change_table, table, game="whist32")
    assert {problem.key for problem in refused.value.problems} == {"locked"}
