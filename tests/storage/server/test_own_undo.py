"""In a club of several markers each undoes their own actions, and none that somebody else's later ones depend on."""

from __future__ import annotations

import pytest

from tests.club.deals import pair
from tests.conftest import Room
from whistclub.bootstrap import open_club
from whistclub.club.actions.deals import correct_deal, enter_deal
from whistclub.club.actions.players import add_player
from whistclub.club.actions.tables import remove_table, seat_table
from whistclub.club.club import Club
from whistclub.club.ports import ActionName, PlayerRecord, SheetRecord
from whistclub.errors import KnownError
from whistclub.words.problems import error_text


class Shared(Room):
    first: int
    second: int
    evening_id: int
    ann: Club
    bob: Club


@pytest.fixture
def shared(server):
    """Ann and Bob have the same club open; two tables are seated by a third person."""
    place = server.url(server.new_database())
    room = Shared(place, open_club(place, "Host"))
    evening = room.evening()
    room.first, room.second = room.table(evening), room.table(evening, "E F G H")
    room.evening_id, room.ann, room.bob = evening, open_club(place, "Ann"), open_club(place, "Bob")
    yield room
    for club in (room.club, room.ann, room.bob):
        club.close()


def refusal(club, step="undo"):
    with pytest.raises(KnownError) as error:
        getattr(club, step)()
    return error.value


def test_each_marker_undoes_and_redoes_their_own_latest_action(shared):
    shared.ann.act(enter_deal, shared.first, pair(0, 1))
    shared.bob.act(enter_deal, shared.second, pair(0, 1))
    assert shared.ann.undo_name.values["table"] == 1
    assert shared.ann.undo().action.values["table"] == 1
    assert [len(shared.sheet(id).sheet.deals) for id in (shared.first, shared.second)] == [0, 1]
    assert shared.ann.undo_name is None
    assert shared.bob.redo_name is None
    assert shared.bob.undo_name.values["table"] == 2
    shared.bob.act(enter_deal, shared.second, pair(1, 2))
    assert shared.ann.redo().action.values["table"] == 1
    assert [len(shared.sheet(id).sheet.deals) for id in (shared.first, shared.second)] == [1, 2]


def test_what_somebody_else_has_gone_on_from_is_not_undone(shared):
    shared.ann.act(enter_deal, shared.first, pair(0, 1))
    shared.bob.act(enter_deal, shared.first, pair(0, 2))
    before = shared.snapshot()
    error = refusal(shared.ann)
    assert error.key == "undo_depends"
    assert error.values["who"] == "Bob"
    assert isinstance(error.values["action"], ActionName)
    assert "Bob has gone on from it (deal 2, table 1)" in error_text(error)
    assert shared.snapshot() == before
    shared.bob.undo()
    shared.ann.undo()
    assert len(shared.sheet(shared.first).sheet.deals) == 0


def test_what_somebody_else_has_corrected_is_not_undone(shared):
    shared.ann.act(enter_deal, shared.first, pair(0, 1))
    (deal,) = shared.sheet(shared.first).deal_ids
    shared.bob.act(correct_deal, deal, pair(0, 1, tricks=13))
    assert refusal(shared.ann).key == "undo_depends"


def test_a_player_somebody_else_has_seated_is_not_taken_out(shared):
    new = shared.ann.act(add_player, "Zoë").new(PlayerRecord)
    others = [shared.player(name) for name in "IJK"]
    shared.bob.act(seat_table, shared.evening_id, game="belgian", players=[new, *others])
    assert refusal(shared.ann).key == "undo_depends"


def test_a_table_whose_place_is_taken_does_not_come_back(shared):
    shared.ann.act(remove_table, shared.second)
    players = [shared.player(name) for name in "IJKL"]
    shared.bob.act(seat_table, shared.evening_id, game="belgian", players=players, table=2)
    assert refusal(shared.ann).key == "undo_gap"


def test_a_player_who_sits_elsewhere_meanwhile_does_not_come_back(shared):
    shared.ann.act(remove_table, shared.second)
    players = [shared.player(name) for name in "EIJK"]
    shared.bob.act(seat_table, shared.evening_id, game="belgian", players=players, table=3)
    assert refusal(shared.ann).key == "undo_gap"


def test_a_deal_does_not_come_back_over_a_gap(shared):
    shared.bob.act(enter_deal, shared.first, pair(0, 1))
    shared.ann.act(enter_deal, shared.first, pair(0, 2))
    shared.ann.undo()
    shared.bob.undo()
    assert refusal(shared.ann, "redo").key == "undo_gap"
    assert len(shared.read(lambda work: work.find(SheetRecord))) == 2


def test_after_a_restart_undo_is_still_ones_own(shared):
    shared.ann.act(enter_deal, shared.first, pair(0, 1))
    shared.bob.act(enter_deal, shared.second, pair(0, 1))
    shared.ann.close()
    shared.ann = open_club(shared.path, "Ann")
    assert shared.ann.undo_name.values["table"] == 1
