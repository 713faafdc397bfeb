"""A marker whose program is stuck in the middle of an action keeps the others waiting for seconds, not for ever."""

from __future__ import annotations

import pytest

from tests.club.deals import pair
from tests.conftest import Room
from whistclub.bootstrap import open_club
from whistclub.club.actions.deals import enter_deal
from whistclub.club.actions.settings import change_setting, keep_draft
from whistclub.errors import KnownError
from whistclub.storage.server import connect


@pytest.fixture
def shared(server, monkeypatch):
    """A club open in two programs, with limits short enough for a test."""
    options = "-c lock_timeout=200 -c idle_in_transaction_session_timeout=2000"
    monkeypatch.setitem(connect._LIMITS, "options", options)
    place = server.url(server.new_database())
    room, other = Room(place, open_club(place, "Ann")), open_club(place, "Bob")
    yield room, other
    room.club.close()
    other.close()


def test_who_is_stuck_holds_up_facts_for_a_while_and_drafts_not_at_all(shared):
    room, other = shared
    table = room.table(room.evening())
    with pytest.raises(KnownError) as ended:
        stuck_in_a_deal(room, other, table)
    assert ended.value.key == "server_slow"
    assert [deal.attempts[0].players for deal in room.sheet(table).sheet.deals] == [(0, 2)]


def stuck_in_a_deal(room, other, table):
    with other.store.act("Bob") as stuck:
        enter_deal(stuck, table, pair(0, 1))
        assert refused(room, table) == "server_busy"
        room.club.keep(keep_draft, table, {"kind": "half"})
        room.club.keep(keep_draft, table, {"kind": "whole"})
        assert room.read(lambda work: work.draft(table)) == {"kind": "whole"}
        assert {refused(room, table) for _ in range(50)} >= {None}
        stuck.commit()


def refused(room, table):
    """The key of the refusal of a deal of one's own, None once it is stored."""
    try:
        room.act(enter_deal, table, pair(0, 2), seen=())
    except KnownError as error:
        return error.key
    return None


def test_what_changes_facts_is_not_kept_like_a_draft(shared):
    room, _other = shared
    table = room.table(room.evening())
    with pytest.raises(ValueError, match="performed by act"):
        room.club.keep(enter_deal, table, pair(0, 1))
    room.club.keep(change_setting, "club_name", "Atout")
    room.club.keep(change_setting, "club_name", "Pique")
    assert room.read(lambda work: work.setting("club_name")) == "Pique"
    room.club.keep(change_setting, "club_name", None)
    assert room.read(lambda work: work.setting("club_name")) is None
