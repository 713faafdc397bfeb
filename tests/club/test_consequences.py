"""Before it is confirmed: which totals and places move, at the table, in the evening, in the season (product.md §2)."""

import datetime
from typing import Any

import pytest

from tests.club.deals import pair, solo
from whistclub.club import queries
from whistclub.club.actions import adjustments, deals, evenings, players, seasons, tables
from whistclub.club.consequences import Place, consequences, step_consequences
from whistclub.club.ports import EveningRecord, SheetRecord
from whistclub.ranking.facts import SeasonRules
from whistclub.rules.common import Refused
from whistclub.words.evenings.consequences import consequence_lines


@pytest.fixture
def table(room):
    """A +4 −8 +8 −4 and more, as tests/club/deals.py scores them."""
    sheet = room.table(room.evening())
    room.enter(sheet, pair(0, 1), solo(2), solo(3, 5))
    return sheet


def told(room, moves):
    names = room.names()
    return list(consequence_lines(moves, names.__getitem__))


def boards(moves):
    return [moved.board.kind for moved in moves]


def at(room, moves, kind, name):
    player = room.player(name)
    return next(
        (line.before, line.after)
        for moved in moves
        if moved.board.kind == kind
        for line in moved.lines
        if line.player == player
    )


def test_what_a_deletion_moves_is_what_it_then_has_moved(room, table):
    deal = room.sheet(table).deal_ids[1]
    before = room.totals(table)
    moves = consequences(room.club, deals.delete_deal, deal)
    assert boards(moves) == ["table", "evening"]
    assert room.totals(table) == before
    room.act(deals.delete_deal, deal)
    after = room.totals(table)
    for name in "ABCD":
        assert [place.amount for place in at(room, moves, "table", name)] == [before[name], after[name]]


def test_undo_and_redo_are_told_the_same_way(room, table):
    deal = room.sheet(table).deal_ids[1]
    there = consequences(room.club, deals.delete_deal, deal)
    room.act(deals.delete_deal, deal)
    room.club.undo()
    back = step_consequences(room.club, undone=True)
    assert boards(back) == boards(there)
    for name in "ABCD":
        assert at(room, back, "table", name) == at(room, there, "table", name)[::-1]
    room.club.redo()
    assert step_consequences(room.club, undone=False) == there
    assert room.sheet(table).deal_ids[1] != deal


def test_a_look_leaves_no_trace(room, table):
    before = room.snapshot()
    consequences(room.club, deals.delete_deal, room.sheet(table).deal_ids[0])
    room.club.undo()
    step_consequences(room.club, undone=True)
    room.club.redo()
    assert room.snapshot() == before


def test_the_season_moves_only_where_the_table_counts(room, table):
    deal = room.sheet(table).deal_ids[0]
    assert "season" not in boards(consequences(room.club, deals.delete_deal, deal))
    room.act(tables.close_table, table)
    moves = consequences(room.club, deals.correct_deal, deal, pair(2, 3))
    assert boards(moves) == ["table", "evening", "season"]
    lines = told(room, moves)
    assert lines[0].startswith("Table 1: ")
    assert lines[1].startswith("Evening of 27/11/2026: ")
    assert lines[2].startswith("Season 2026-2027: ")


def test_reopening_a_table_takes_it_out_of_the_season(room, table):
    room.act(tables.close_table, table)
    moves = consequences(room.club, tables.reopen_table, table)
    assert boards(moves)[-1] == "season"
    assert {line.after for line in moves[-1].lines} == {None}


def test_a_deal_of_the_wrong_table_moves_both(room, table):
    other = room.table(room.read(lambda work: work.find(EveningRecord))[0].id, "E F G H")
    moves = consequences(room.club, deals.move_deal, room.sheet(table).deal_ids[2], other)
    assert [moved.board.number for moved in moves if moved.board.kind == "table"] == [1, 2]


def test_exchanged_seats_change_nothing_but_those_two(room, table):
    moves = consequences(room.club, tables.exchange_seats, table, 0, 2)
    (moved,) = [moved for moved in moves if moved.board.kind == "table"]
    names = room.names()
    assert {names[line.player] for line in moved.lines} == {"A", "C"}
    first, second = moved.lines
    assert (first.before, first.after) == (second.after, second.before)


def test_a_table_taken_out_leaves_nobody(room, table):
    moves = consequences(room.club, tables.remove_table, table)
    assert {line.after for line in moves[0].lines} == {None}
    assert "– (" in told(room, moves)[0]


def test_an_evening_goes_to_another_season(room, table):
    room.act(tables.close_table, table)
    evening = room.sheet(table).record.evening_id
    moves = consequences(room.club, evenings.change_evening, evening, date=datetime.date(2027, 9, 3))
    assert [moved.board.name for moved in moves] == ["2026-2027", "2027-2028"]


def test_conventions_and_adjustments_move_the_season(room, table):
    room.act(tables.close_table, table)
    evening = room.sheet(table).record.evening_id
    moves = consequences(room.club, adjustments.add_adjustment, evening, room.player("A"), -100, "ranking")
    before, after = at(room, moves, "season", "A")
    assert before.amount - after.amount == 100
    assert boards(consequences(room.club, seasons.set_season, "2026-2027", SeasonRules(minimum=9))) == ["season"]


def test_a_season_that_begins_with_the_order_of_another_is_looked_at_too(room, table):
    room.act(tables.close_table, table)
    room.act(seasons.set_season, "2027-2028", SeasonRules(initial_order="2026-2027"))
    later = room.table(room.evening("2027-09-10"), "B A C D")
    room.enter(later, solo(0), solo(1, 4))
    room.act(tables.close_table, later)
    first = room.sheet(table).deal_ids[0]
    moves = consequences(room.club, deals.correct_deal, first, solo(3, 13))
    assert "2026-2027" in [moved.board.name for moved in moves]


def test_nothing_different_moves_nothing(room, table):
    view = room.sheet(table)
    assert consequences(room.club, deals.correct_deal, view.deal_ids[0], view.sheet.deals[0]) == ()
    assert consequences(room.club, players.change_player, room.player("A"), name="Anna") == ()


def test_what_cannot_be_is_refused_as_the_action(room, table):
    with pytest.raises(Refused):
        consequences(room.club, deals.correct_deal, room.sheet(table).deal_ids[0], pair(0, 0))


def test_lines_say_old_and_new_and_count_what_is_too_much(room, table):
    room.act(tables.close_table, table)
    moves = consequences(room.club, tables.reopen_table, table)
    lines = list(consequence_lines(moves, room.names().__getitem__, most=1))
    assert lines[-1].endswith("and 3 more")
    assert Place(1, 1330, "ranking") != Place(1, 1330)


def test_who_only_sits_down_has_no_line_that_moves(room):
    evening = room.evening()
    people = tuple(map(room.player, "ABCD"))
    assert consequences(room.club, tables.seat_table, evening, game="belgian", players=people) == ()
    table = room.table(evening, "A B C D")
    room.club.undo()
    assert step_consequences(room.club, undone=True) == ()
    room.club.redo()
    room.enter(table, solo(0))
    assert len(consequences(room.club, tables.remove_table, table)[0].lines) == 4


# In a season of several evenings with several tables


@pytest.fixture
def season(room):
    """Three evenings of two tables each, closed; the first two tables are the first evening's."""
    sheets = []
    for week in range(3):
        evening = room.evening(f"2026-11-{13 + 7 * week}")
        for number, names in ((1, "A B C D"), (2, "E F G H")):
            sheet = room.table(evening, names, table=number)
            room.enter(sheet, pair(0, 1, 8 + week), solo(2, 5 + number), solo(3, 6 + week))
            sheets.append(sheet)
        room.act(evenings.close_evening, evening)
    return sheets


def standing(room):
    """Every list people have places in, read directly: place and amount by player."""
    lists = {}
    for record in room.read(lambda work: work.find(SheetRecord)):
        rows = room.sheet(record.id).score.standings
        lists["table", record.id] = {row.player: (row.place, row.points) for row in rows}
    for record in room.read(lambda work: work.find(EveningRecord)):
        rows = room.read(queries.standings, record.id).rows
        lists["evening", record.id] = {row.player: (row.place, row.game_points) for row in rows}
    for record in room.read(queries.seasons):
        rows = room.read(queries.ranking, record.id).rows
        lists["season", record.id] = {row.player: (row.place, row.total) for row in rows}
    return lists


def as_lists(moves):
    def pair_of(place):
        return None if place is None else (place.place, place.amount)

    return {
        (moved.board.kind, moved.board.id): {
            line.player: (pair_of(line.before), pair_of(line.after)) for line in moved.lines
        }
        for moved in moves
    }


def differences(before, after):
    found = {}
    for board in {*before, *after}:
        was, now = before.get(board, {}), after.get(board, {})
        lines = {p: (was.get(p), now.get(p)) for p in {*was, *now} if was.get(p) != now.get(p)}
        if lines:
            found[board] = lines
    return found


CHANGES = {
    "a result corrected": lambda room, sheets: (
        deals.correct_deal, room.sheet(sheets[0]).deal_ids[1], solo(2, 13)),
    "the declarer swapped": lambda room, sheets: (
        deals.correct_deal, room.sheet(sheets[0]).deal_ids[1], solo(1, 6)),
    "a deal moved": lambda room, sheets: (deals.move_deal, room.sheet(sheets[0]).deal_ids[1], sheets[1]),
    "a deal taken out": lambda room, sheets: (deals.delete_deal, room.sheet(sheets[2]).deal_ids[0]),
    "seats exchanged": lambda room, sheets: (tables.exchange_seats, sheets[0], 0, 3),
    "a deal put in": lambda room, sheets: (deals.enter_deal, sheets[0], solo(0, 4), 1),
}  # fmt: skip


@pytest.mark.parametrize("change", CHANGES)
def test_what_is_told_is_all_that_moves_and_undo_moves_it_back(room, season, change):
    """Totals and places at the tables, of the evenings, of the season, with old and new: told before, told of undo."""
    if change == "a deal moved":  # No deal comes to a closed table.
        room.act(evenings.reopen_evening, room.sheet(season[1]).record.evening_id)
        if room.sheet(season[1]).record.closed:
            room.act(tables.reopen_table, season[1])
    made: tuple[Any, ...] = CHANGES[change](room, season)
    action, *given = made
    before = standing(room)
    told = as_lists(consequences(room.club, action, *given))
    assert standing(room) == before
    room.act(action, *given)
    after = standing(room)
    assert told == differences(before, after)
    assert told
    room.club.undo()
    assert standing(room) == before
    assert as_lists(step_consequences(room.club, undone=True)) == differences(after, before)
    room.club.redo()
    assert as_lists(step_consequences(room.club, undone=False)) == differences(before, after)


def test_a_correction_in_an_old_closed_evening_moves_the_season(room, season):
    deal = room.sheet(season[0]).deal_ids[1]
    before = standing(room)
    told = as_lists(consequences(room.club, deals.correct_deal, deal, solo(2, 13)))
    room.act(deals.correct_deal, deal, solo(2, 13))
    assert told == differences(before, standing(room))
    assert {kind for kind, _ in told} == {"table", "evening", "season"}
