"""Every action carries what it saw: one deal entered twice is stored once, two different ones are both shown."""

from __future__ import annotations

import pytest
from sqlalchemy import event

from tests.club.deals import pair
from tests.conftest import Room
from whistclub.bootstrap import open_club
from whistclub.club.actions.deals import correct_deal, enter_deal
from whistclub.errors import KnownError


@pytest.fixture
def table(room):
    return room.table(room.evening())


def key_of(club, *args, **kw):
    with pytest.raises(KnownError) as error:
        club.act(*args, **kw)
    return error.value.key


def test_the_same_deal_is_stored_once_and_another_one_is_refused(room, table):
    seen = room.sheet(table).deal_ids
    room.act(enter_deal, table, pair(0, 1), seen=seen)
    before = room.snapshot()
    assert room.act(enter_deal, table, pair(0, 1), seen=seen).action is None
    assert key_of(room.club, enter_deal, table, pair(0, 2), seen=seen) == "entered_meanwhile"
    assert room.snapshot() == before
    room.act(enter_deal, table, pair(0, 1), seen=room.sheet(table).deal_ids)
    assert len(room.sheet(table).deal_ids) == 2
    assert key_of(room.club, enter_deal, table, pair(0, 1), 0, seen=seen) == "sheet_changed"


def test_a_correction_of_what_somebody_has_corrected_is_refused(room, table):
    room.enter(table, pair(0, 1))
    (deal,), was = room.sheet(table).deal_ids, room.sheet(table).sheet.deals[0]
    other = open_club(room.path, "other")
    other.act(correct_deal, deal, pair(0, 1, tricks=13), was=was)
    assert key_of(room.club, correct_deal, deal, pair(0, 1, tricks=12), was=was) == "changed_meanwhile"
    other.close()


def test_a_delivery_repeated_after_a_lost_answer_is_recognised(server):
    """The connection ends after the commit and before its answer, as when the network goes away."""
    place = server.url(server.new_database())
    room = Room(place, open_club(place, "Ann"))
    table = room.table(room.evening())
    seen = room.sheet(table).deal_ids

    def lost(connection):
        driver = connection.connection.driver_connection
        driver.commit()
        driver.execute("SELECT 1")
        server.do(
            "postgres", "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name='whistclub'"
        )

    event.listen(room.club.store._engine, "commit", lost, once=True)
    with pytest.raises(KnownError) as error:
        room.act(enter_deal, table, pair(0, 1), seen=seen)
    assert error.value.key == "unreachable"
    assert room.act(enter_deal, table, pair(0, 1), seen=seen).action is None
    assert len(room.sheet(table).deal_ids) == 1
    room.club.close()
