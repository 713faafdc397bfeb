"""What is read again after an action equals the whole evening read anew; what was not moved is not read."""

import datetime

import pytest

from tests.club.deals import pair
from whistclub.club.actions import adjustments, evenings, seasons, tables
from whistclub.club.actions.deals import correct_deal, delete_deal
from whistclub.club.actions.settings import keep_draft
from whistclub.club.evening.overview import overview, overview_after
from whistclub.ranking.facts import SeasonRules


@pytest.fixture
def playing(room):
    """Two tables being played on one evening."""
    room.evening_id = room.evening()
    room.first = room.table(room.evening_id, "A B C D")
    room.second = room.table(room.evening_id, "E F G H", table=2)
    for sheet in (room.first, room.second):
        room.enter(sheet, pair(0, 1), pair(2, 3))
    return room


def deal_id(room, sheet):
    return room.sheet(sheet).deal_ids[0]


ACTIONS = {
    "a correction": lambda room: (correct_deal, deal_id(room, room.first), pair(0, 2)),
    "a deal taken out": lambda room: (delete_deal, deal_id(room, room.second)),
    "a table closed": lambda room: (tables.close_table, room.first),
    "a table removed": lambda room: (tables.remove_table, room.second),
    "seats exchanged": lambda room: (tables.exchange_seats, room.first, 0, 1),
    "the evening closed": lambda room: (evenings.close_evening, room.evening_id),
    "a fifth player present": lambda room: (evenings.set_present, room.evening_id, [room.player("Z")]),
    "an adjustment": lambda room: (adjustments.add_adjustment, room.evening_id, room.player("A"), -10, "game"),
    "a draft": lambda room: (keep_draft, room.first, {"tokens": ["c:pair"], "facts": {}}),
    "another date": lambda room: (_move_evening, room.evening_id),
    "another name": lambda room: (_name_evening, room.evening_id),
    "other conventions of the season": lambda room: (seasons.set_season, "2026-2027", SeasonRules(best=3)),
}


def _move_evening(work, evening_id):
    return evenings.change_evening(work, evening_id, date=datetime.date(2027, 1, 8))


def _name_evening(work, evening_id):
    return evenings.change_evening(work, evening_id, name="Cup")


@pytest.mark.parametrize("named", ACTIONS)
def test_read_again_equals_read_whole(playing, named):
    before = playing.read(overview, playing.evening_id)
    action, *arguments = ACTIONS[named](playing)
    change = playing.act(action, *arguments)
    after = playing.read(overview_after, before, change.sheets)
    assert after == playing.read(overview, playing.evening_id)
    assert after != before
    undone = playing.club.undo() if change.action else change
    assert playing.read(overview_after, after, undone.sheets) == playing.read(overview, playing.evening_id)


def test_a_new_table_is_found(playing):
    before = playing.read(overview, playing.evening_id)
    third = playing.table(playing.evening_id, "I J K L", table=3)
    after = playing.read(overview_after, before, frozenset({third}))
    assert after == playing.read(overview, playing.evening_id)
    assert [sheet.record.table for sheet in after.view.sheets] == [1, 2, 3]


def test_what_was_not_moved_is_the_same_object(playing):
    before = playing.read(overview, playing.evening_id)
    playing.enter(playing.first, pair(0, 2))
    after = playing.read(overview_after, before, frozenset({playing.first}))
    assert after.view.sheets[1] is before.view.sheets[1]
    assert playing.read(overview_after, after, frozenset()).standings is after.standings


def test_an_evening_that_is_gone_is_told(playing):
    before = playing.read(overview, playing.evening_id)
    playing.act(evenings.delete_evening, playing.evening_id)
    with pytest.raises(KeyError):
        playing.read(overview_after, before, frozenset())
