"""What is read together is of one moment; what is kept of it between readings never outlives the facts."""

import sqlite3
import threading
from dataclasses import replace

import pytest
from sqlalchemy.exc import IntegrityError

from tests.club.deals import pair
from tests.conftest import Room
from whistclub.bootstrap import open_club
from whistclub.club import queries
from whistclub.club.actions.deals import correct_deal, enter_deal
from whistclub.club.actions.tables import remove_table
from whistclub.club.ports import ActionName, DealRecord, PlayerRecord, SheetRecord
from whistclub.errors import KnownError


@pytest.fixture
def playing(room):
    """A table with two deals, and the same club opened by another program."""
    room.sheet_id = room.table(room.evening())
    room.enter(room.sheet_id, pair(0, 1), pair(2, 3))
    room.other = open_club(room.path, "other")
    yield room
    room.other.close()


def deals(club, sheet_id):
    return len(club.read(queries.sheet, sheet_id).sheet.deals)


def test_one_reading_sees_one_moment(playing):
    with playing.club.reading():
        assert deals(playing.club, playing.sheet_id) == 2
        playing.other.act(enter_deal, playing.sheet_id, pair(0, 2))
        assert deals(playing.club, playing.sheet_id) == 2
        assert deals(playing.other, playing.sheet_id) == 3
    assert deals(playing.club, playing.sheet_id) == 3


@pytest.mark.parametrize("place", ["local", "network"])
def test_an_action_of_ones_own_is_seen_by_the_same_reading(tmp_path, monkeypatch, place):
    """Also where a reader keeps writers out: the reading has ended before the action writes."""
    monkeypatch.setattr("whistclub.storage.engine.place_of", lambda _path: place)
    path = tmp_path / f"{place}.whist"
    room = Room(path, open_club(path, "marker"))
    sheet_id = room.table(room.evening())
    with room.club.reading():
        assert deals(room.club, sheet_id) == 0
        room.enter(sheet_id, pair(0, 2))
        assert deals(room.club, sheet_id) == 1
        room.club.undo()
        assert deals(room.club, sheet_id) == 0
        room.club.redo()
        assert deals(room.club, sheet_id) == 1
    room.club.close()


def test_a_reading_within_a_reading_begins_anew(playing):
    with playing.club.reading():
        assert deals(playing.club, playing.sheet_id) == 2
        playing.other.act(enter_deal, playing.sheet_id, pair(0, 2))
        with playing.club.reading():
            assert deals(playing.club, playing.sheet_id) == 3
        assert deals(playing.club, playing.sheet_id) == 3


def test_another_thread_reads_for_itself(playing):
    seen = []
    with playing.club.reading():
        assert deals(playing.club, playing.sheet_id) == 2
        playing.other.act(enter_deal, playing.sheet_id, pair(0, 2))
        thread = threading.Thread(target=lambda: seen.append(deals(playing.club, playing.sheet_id)))
        thread.start()
        thread.join()
        assert deals(playing.club, playing.sheet_id) == 2
    assert seen == [3]


def test_after_a_reading_that_fails_the_next_one_does_not(playing):
    with playing.club.reading():
        with pytest.raises(KeyError):
            playing.read(queries.sheet, 9_999)
        assert deals(playing.club, playing.sheet_id) == 2
        with pytest.raises(KnownError, match="disk_error"):
            playing.read(_disturbed)
        assert deals(playing.club, playing.sheet_id) == 2


def _disturbed(_work):
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR
    raise error


def test_scores_follow_undo_redo_and_another_program(playing):
    club, other, sheet_id = playing.club, playing.other, playing.sheet_id
    (first, _), before = playing.sheet(sheet_id).deal_ids, playing.sheet(sheet_id)
    other.act(correct_deal, first, pair(0, 1, tricks=13))
    after = playing.sheet(sheet_id)
    assert after.score.lines[0].points != before.score.lines[0].points
    assert after.sheet.deals[1:] == before.sheet.deals[1:]
    # In a server an action is undone by the one who did it.
    (other if "://" in str(playing.path) else club).undo()
    assert playing.sheet(sheet_id) == before == other.read(queries.sheet, sheet_id)
    other.redo()
    assert playing.sheet(sheet_id) == after
    assert playing.read(lambda work: work.get(DealRecord, first)).deal == after.sheet.deals[0]


def test_a_deal_goes_on_from_what_another_program_has_entered(playing):
    deals(playing.club, playing.sheet_id)
    playing.other.act(enter_deal, playing.sheet_id, pair(0, 2, tricks=10))
    playing.enter(playing.sheet_id, pair(1, 3))
    seen = playing.sheet(playing.sheet_id)
    assert [line.number for line in seen.score.lines] == [1, 2, 3, 4]
    assert seen.score.seat_totals == tuple(sum(line.points[seat] for line in seen.score.lines) for seat in range(4))
    assert seen.sheet.deals[3].dealer == 3


def test_after_an_action_that_could_not_be_committed_the_next_one_can(playing):
    def impossible(work):
        work.delete(work.get(PlayerRecord, playing.player("A")))  # results name them
        return ActionName("delete_player", {"player": "A"})

    before = playing.snapshot()
    for _ in range(3):
        with pytest.raises(IntegrityError):
            playing.act(impossible)
    assert playing.snapshot() == before
    playing.enter(playing.sheet_id, pair(0, 1))
    assert deals(playing.other, playing.sheet_id) == 3


def test_a_record_asked_for_by_its_id_is_as_the_action_has_left_it(playing):
    def act(work, sheet_id):
        (found,) = work.find(SheetRecord, id=sheet_id)
        work.put(replace(found, marker="somebody"))
        assert work.find(SheetRecord, id=(sheet_id,)) == (replace(found, marker="somebody"),)
        work.delete(*work.find(SheetRecord, id=sheet_id))
        assert work.find(SheetRecord, id=sheet_id) == ()

    empty = playing.table(playing.evening("2026-12-04"), "E F G H")
    playing.club.preview(act, empty)
    assert playing.read(lambda work: work.find(SheetRecord, id=empty))
    playing.act(remove_table, empty)
    assert playing.read(lambda work: work.find(SheetRecord, id=empty)) == ()
