"""The arbiter's call: it waits for its deal, goes into it, is taken back, put right, and leaves its trace."""

from __future__ import annotations

import dataclasses

import pytest

from tests.club.deals import pair
from whistclub.club import queries
from whistclub.club.actions.calls import correct_call, record_call, withdraw_call
from whistclub.club.actions.deals import (
    bring_back_deal,
    correct_deal,
    delete_deal,
    enter_deal,
    move_deal,
    restore_deal,
)
from whistclub.club.actions.evenings import close_evening, reopen_evening
from whistclub.club.actions.settings import keep_draft
from whistclub.club.actions.tables import change_table, close_table, enter_totals, reopen_table
from whistclub.club.imports.merge import import_evenings
from whistclub.errors import KnownError
from whistclub.rules.common import Refused
from whistclub.rules.sheet import Totals
from whistclub.rules.whist32 import ArbiterCall, Whist32Conventions, Whist32Deal
from whistclub.storage.check import check
from whistclub.words.sheets.progress import missing_text

CALL = ArbiterCall(1, "picolo", True, chance="0.57")
PICOLO = Whist32Deal("contract", "picolo", (1,), 1)
PASSED = Whist32Deal("passed")


@pytest.fixture
def evening(room):
    return room.evening()


@pytest.fixture
def table(room, evening):
    return room.table(evening, game="whist32")


def waiting(room, table):
    return room.sheet(table).record.call


def recorded(room, table):
    """The call of each deal."""
    return [deal.arbiter for deal in room.sheet(table).sheet.deals]


def test_a_call_waits_through_an_empty_entry_another_table_and_a_restart(room, evening, table):
    room.act(keep_draft, table, {"contract": "picolo"})
    room.act(record_call, table, CALL)
    room.act(keep_draft, table, None)
    room.enter(room.table(evening, "E F G H"), pair(0, 1))
    room.reopen()
    assert waiting(room, table) == CALL
    assert check(room.club.store) == ()


def test_a_table_with_a_waiting_call_has_a_deal_begun(room, table):
    assert not room.sheet(table).begun
    room.act(record_call, table, CALL)
    assert room.sheet(table).draft is None
    assert room.sheet(table).begun
    assert missing_text(room.sheet(table)) == "8 deal(s) missing · a deal is half entered"
    room.enter(table, PASSED)
    assert not room.sheet(table).begun


def test_a_waiting_call_is_kept_while_the_evening_is_closed_and_opened_again(room, evening, table):
    room.act(record_call, table, CALL)
    room.act(close_evening, evening)
    room.reopen()
    assert waiting(room, table) == CALL
    room.act(reopen_evening, evening)
    room.act(reopen_table, table)
    room.enter(table, PICOLO)
    assert (waiting(room, table), recorded(room, table)) == (None, [CALL])


def test_calls_deals_and_corrections_are_undone_and_done_again_over_restarts(room, table):
    states = [(waiting(room, table), recorded(room, table))]
    refused = dataclasses.replace(CALL, accepted=False)

    def steps():
        yield room.act(record_call, table, CALL)
        yield room.act(withdraw_call, table)
        yield room.act(record_call, table, CALL)
        yield room.act(enter_deal, table, PICOLO)
        yield room.act(record_call, table, refused)
        yield room.act(correct_call, room.sheet(table).deal_ids[0], None)
        yield room.act(enter_deal, table, PASSED)

    states += [(waiting(room, table), recorded(room, table)) for _ in steps()]
    for state in reversed(states[:-1]):
        room.club.undo()
        room.reopen()
        assert (waiting(room, table), recorded(room, table)) == state
    for state in states[1:]:
        room.club.redo()
        room.reopen()
        assert (waiting(room, table), recorded(room, table)) == state
    assert check(room.club.store) == ()


def test_the_next_deal_takes_the_waiting_call_along_and_undo_gives_it_back(room, table):
    room.enter(table, PASSED)
    room.act(record_call, table, CALL)
    room.enter(table, PICOLO)
    assert (waiting(room, table), recorded(room, table)) == (None, [None, CALL])
    assert room.club.undo().action.key == "enter_deal"
    assert (waiting(room, table), recorded(room, table)) == (CALL, [None])
    room.club.redo()
    assert (waiting(room, table), recorded(room, table)) == (None, [None, CALL])


def test_a_passed_deal_takes_the_call_too(room, table):
    room.act(record_call, table, dataclasses.replace(CALL, accepted=False))
    room.enter(table, PASSED)
    assert [call.accepted for call in recorded(room, table)] == [False]


def test_a_call_is_undone_like_any_action_and_named_by_deal_and_table(room, table):
    room.enter(table, PASSED)
    room.act(record_call, table, CALL)
    name = room.club.undo_name
    assert (name.key, name.values["deal"], name.values["table"]) == ("record_call", 2, 1)
    room.club.undo()
    assert waiting(room, table) is None


@pytest.mark.parametrize("accepted", [True, False])
def test_a_second_call_in_one_deal_is_refused_whatever_the_first_answer(room, table, accepted):
    first = dataclasses.replace(CALL, accepted=accepted)
    room.act(record_call, table, first)
    with pytest.raises(KnownError) as error:
        room.act(record_call, table, dataclasses.replace(CALL, contract="grande_misere"))
    assert (error.value.key, error.value.values) == ("call_made", {"deal": 1, "table": 1})
    with pytest.raises(KnownError) as error:
        room.act(enter_deal, table, dataclasses.replace(PICOLO, arbiter=ArbiterCall(2, "picolo", True)))
    assert error.value.key == "call_made"
    assert waiting(room, table) == first


def test_a_call_taken_back_makes_room_for_another(room, table):
    room.act(record_call, table, CALL)
    assert room.act(withdraw_call, table).action.key == "withdraw_call"
    room.act(record_call, table, dataclasses.replace(CALL, accepted=False))
    assert waiting(room, table).accepted is False
    room.act(withdraw_call, table)
    with pytest.raises(KnownError) as error:
        room.act(withdraw_call, table)
    assert error.value.key == "no_call"


def test_a_call_that_cannot_be_is_refused_with_its_place(room, table):
    with pytest.raises(Refused) as refused:
        room.act(record_call, table, ArbiterCall(1, "duo", True, level=6))
    assert [(problem.path, problem.key) for problem in refused.value.problems] == [(("level",), "out_of_range")]
    assert waiting(room, table) is None


def test_no_call_where_no_deal_can_follow(room, evening, table):
    with pytest.raises(Refused) as refused:
        room.act(record_call, room.table(evening, "E F G H"), CALL)
    assert refused.value.problems[0].key == "no_arbiter"
    short = room.table(evening, "I J K L", game="whist32", conventions=Whist32Conventions(deals=1))
    room.enter(short, PASSED)
    with pytest.raises(Refused) as refused:
        room.act(record_call, short, CALL)
    assert refused.value.problems[0].key == "after_the_end"
    room.act(close_table, table)
    with pytest.raises(KnownError) as error:
        room.act(record_call, table, CALL)
    assert error.value.key == "table_closed"


def test_an_inserted_or_deleted_deal_leaves_the_waiting_call_where_it_is(room, table):
    room.enter(table, PASSED, PASSED)
    room.act(record_call, table, CALL)
    room.act(enter_deal, table, PASSED, 0)
    room.act(delete_deal, room.sheet(table).deal_ids[0])
    assert (waiting(room, table), recorded(room, table)) == (CALL, [None, None])


def test_a_moved_deal_keeps_its_own_call_and_leaves_the_waiting_one(room, evening, table):
    other = room.table(evening, "E F G H", game="whist32")
    mine = dataclasses.replace(CALL, player=2)
    room.act(record_call, table, CALL)
    room.enter(table, PICOLO)
    room.act(record_call, other, mine)
    room.act(move_deal, room.sheet(table).deal_ids[0], other)
    assert (recorded(room, other), waiting(room, other)) == ([CALL], mine)
    (moved,) = room.sheet(other).deal_ids
    assert told(room, moved) == []
    assert [version.deal.arbiter for version in room.read(queries.versions, moved)] == [CALL]


def test_another_game_or_totals_alone_have_no_waiting_call(room, evening, table):
    room.act(record_call, table, CALL)
    room.act(change_table, table, game="belgian")
    assert waiting(room, table) is None
    room.club.undo()
    room.act(enter_totals, table, Totals((0, 0, 0, 0)))
    assert waiting(room, table) is None
    assert check(room.club.store) == ()


def test_a_correction_keeps_the_call_and_a_correction_of_the_call_the_deal(room, table):
    room.act(record_call, table, CALL)
    room.enter(table, PICOLO)
    (deal,) = room.sheet(table).deal_ids
    room.act(correct_deal, deal, dataclasses.replace(PICOLO, tricks=2))
    assert recorded(room, table) == [CALL]
    refused = dataclasses.replace(CALL, accepted=False)
    room.act(correct_call, deal, refused)
    assert [(one.arbiter, one.tricks) for one in room.sheet(table).sheet.deals] == [(refused, 2)]
    room.act(correct_call, deal, None)
    assert recorded(room, table) == [None]
    room.act(correct_call, deal, CALL)
    assert recorded(room, table) == [CALL]


def test_an_earlier_version_comes_back_with_the_call_it_had(room, table):
    room.enter(table, PICOLO)
    (deal,) = room.sheet(table).deal_ids
    room.act(correct_call, deal, CALL)
    without, with_call = [version.deal for version in room.read(queries.versions, deal)]
    assert (without.arbiter, with_call.arbiter) == (None, CALL)
    room.act(restore_deal, deal, without)
    assert recorded(room, table) == [None]
    room.act(delete_deal, deal)
    room.act(bring_back_deal, table, with_call, 0)
    assert recorded(room, table) == [CALL]


def test_the_history_of_a_deal_knows_every_call_made_for_it(room, table):
    room.club.who = "Irène"
    room.act(record_call, table, CALL)
    room.club.undo()
    room.act(record_call, table, dataclasses.replace(CALL, chance="0.1"))
    room.club.who = "Bob"
    room.act(withdraw_call, table)
    room.act(record_call, table, CALL)
    room.enter(table, PICOLO)
    (deal,) = room.sheet(table).deal_ids
    room.act(correct_call, deal, None)
    room.act(record_call, table, CALL)
    assert told(room, deal) == [
        ("Irène", "0.57", True),
        ("Irène", "0.10", False),
        ("Bob", None, False),
        ("Bob", "0.57", False),
        ("Bob", None, False),
    ]
    assert all(one.at.tzinfo is not None for one in room.read(queries.calls, deal))


def told(room, deal):
    """What the history of a deal says of its calls."""
    return [(one.who, one.call and one.call.chance, one.undone) for one in room.read(queries.calls, deal)]


def test_each_deal_keeps_the_history_of_its_own_calls_wherever_it_comes_to_stand(room, table):
    for chance in ("0.1", "0.2"):
        room.act(record_call, table, dataclasses.replace(CALL, chance=chance))
        room.enter(table, PICOLO)
    first, second = room.sheet(table).deal_ids
    room.act(enter_deal, table, PASSED, 0)
    assert [chance for _, chance, _ in told(room, first)] == ["0.10"]
    room.act(delete_deal, first)
    room.act(record_call, table, CALL)
    room.act(delete_deal, room.sheet(table).deal_ids[0])
    room.enter(table, PICOLO)
    assert room.sheet(table).deal_ids[0] == second
    room.reopen()
    assert [[chance for _, chance, _ in told(room, deal)] for deal in room.sheet(table).deal_ids] == [
        ["0.20"],
        ["0.57"],
    ]


def test_a_call_undone_or_taken_back_is_told_with_the_deal_that_was_played_without(room, table):
    room.act(record_call, table, CALL)
    room.club.undo()
    room.act(record_call, table, dataclasses.replace(CALL, chance="0.1"))
    room.act(withdraw_call, table)
    room.enter(table, PASSED, PASSED)
    one, other = room.sheet(table).deal_ids
    assert [(chance, undone) for _, chance, undone in told(room, one)] == [
        ("0.57", True),
        ("0.10", False),
        (None, False),
    ]
    assert told(room, other) == []


def test_a_call_that_undo_gave_back_is_told_with_the_deal_that_took_it_in_the_end(room, table):
    room.act(record_call, table, CALL)
    room.enter(table, PICOLO)
    (undone,) = room.sheet(table).deal_ids
    room.club.undo()
    room.act(withdraw_call, table)
    room.act(record_call, table, dataclasses.replace(CALL, chance="0.1"))
    room.enter(table, PICOLO)
    (deal,) = room.sheet(table).deal_ids
    assert deal != undone
    assert [chance for _, chance, _ in told(room, deal)] == ["0.57", None, "0.10"]


def test_an_enter_done_again_and_a_deletion_taken_back_keep_the_history(room, table):
    room.act(record_call, table, CALL)
    room.enter(table, PICOLO)
    (deal,) = room.sheet(table).deal_ids
    room.club.undo()
    room.club.redo()
    room.act(delete_deal, deal)
    room.club.undo()
    assert room.sheet(table).deal_ids == (deal,)
    assert [chance for _, chance, _ in told(room, deal)] == ["0.57"]


def test_a_replaced_sheet_keeps_a_waiting_call_only_for_the_same_deal(room, evening, table):
    room.enter(table, PASSED)
    exchanged = room.read(queries.exchanged, evening)
    room.act(record_call, table, CALL)
    marked = dataclasses.replace(exchanged.sheets[0], marker="Zoë")
    room.act(import_evenings, [dataclasses.replace(exchanged, sheets=(marked,), scores=())], replace=True)
    assert waiting(room, table) == CALL
    longer = marked.with_deal(dataclasses.replace(PASSED, dealer=1))
    room.act(import_evenings, [dataclasses.replace(exchanged, sheets=(longer,), scores=())], replace=True)
    assert waiting(room, table) is None


def test_a_deal_with_another_call_is_a_difference(room, evening, table):
    room.enter(table, PICOLO)
    exchanged = room.read(queries.exchanged, evening)
    room.act(correct_call, room.sheet(table).deal_ids[0], CALL)
    with pytest.raises(Refused) as refused:
        room.act(import_evenings, [exchanged])
    assert [problem.key for problem in refused.value.problems] == ["deal_differs"]
    room.act(import_evenings, [room.read(queries.exchanged, evening)])
    room.act(import_evenings, [exchanged], replace=True)
    assert recorded(room, table) == [None]


def test_a_waiting_call_stays_out_of_an_exchanged_evening(room, evening, table):
    before = room.read(queries.exchanged, evening)
    room.act(record_call, table, CALL)
    assert room.read(queries.exchanged, evening) == before
