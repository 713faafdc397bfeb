"""Entering, correcting, inserting, moving and deleting deals."""

from dataclasses import replace

import pytest

from tests.club.deals import pair, solo
from whistclub.club import queries
from whistclub.club.actions.deals import (
    bring_back_deal,
    correct_deal,
    delete_deal,
    enter_deal,
    move_deal,
    restore_deal,
)
from whistclub.club.actions.settings import keep_draft
from whistclub.club.actions.tables import close_table
from whistclub.club.ports import DealRecord, SheetRecord
from whistclub.errors import KnownError
from whistclub.rules.belgian.facts import Attempt, BelgianDeal
from whistclub.rules.classic import ClassicConventions, ClassicDeal
from whistclub.rules.common import Refused


@pytest.fixture
def evening(room):
    return room.evening()


@pytest.fixture
def table(room, evening):
    return room.table(evening)


def problems(refused):
    return [(problem.path, problem.key) for problem in refused.value.problems]


def test_a_correction_in_the_first_deal_moves_every_total_of_the_evening_and_the_season(room, evening, table):
    room.enter(table, solo(0, 8, 8), solo(0, 6, 7), pair(0, 1, 10, 10))
    assert room.totals(table) == {"A": 15 - 30 + 6, "B": -5 + 10 + 6, "C": -5 + 10 - 6, "D": -5 + 10 - 6}
    first = room.sheet(table).deal_ids[0]
    room.act(correct_deal, first, solo(0, 7, 8))
    expected = {"A": -36 - 30 + 6, "B": 12 + 10 + 6, "C": 12 + 10 - 6, "D": 12 + 10 - 6}
    assert room.totals(table) == expected
    assert sum(expected.values()) == 0
    assert room.evening_points(evening) == expected
    room.act(close_table, table)
    assert room.season_points(evening) == expected
    assert [line.deal.attempts[0].tricks for line in room.sheet(table).score.lines] == [7, 6, 10]


def test_saving_again_and_again_without_a_change_leaves_no_trace(room, table):
    room.enter(table, *(pair(n % 4, (n + 1) % 4) for n in range(6)))
    before, history = room.snapshot(), room.read(queries.history)
    second = room.sheet(table).deal_ids[1]
    for _ in range(3):
        assert room.act(correct_deal, second, room.sheet(table).sheet.deals[1]).action is None
    assert room.snapshot() == before
    assert room.read(queries.history) == history
    assert room.sheet(table).score.next.dealer == 2
    assert len(room.read(queries.versions, second)) == 1


def test_a_deal_taken_out_of_the_middle_moves_the_running_totals_and_undo_brings_it_back(room, table):
    room.enter(table, pair(0, 1, 7, 8), pair(0, 1), pair(0, 1, 9, 8))
    running = [line.running[0] for line in room.sheet(table).score.lines]
    room.act(delete_deal, room.sheet(table).deal_ids[1])
    assert [line.running[0] for line in room.sheet(table).score.lines] == [running[0], running[2] - 4]
    assert room.totals(table)["A"] == running[2] - 4
    room.club.undo()
    assert [line.running[0] for line in room.sheet(table).score.lines] == running


def test_entered_deals_carry_the_facts_that_were_proposed(room, table):
    room.enter(table, pair(0, 1), pair(0, 1))
    assert [deal.dealer for deal in room.sheet(table).sheet.deals] == [0, 1]


def test_with_five_seats_the_dealer_sits_out_and_a_corrected_dealer_leads_the_next_proposal(room, evening):
    table = room.table(evening, "A B C D E")
    for _ in range(12):
        expected = room.sheet(table).score.next
        players = [seat for seat in range(5) if seat != expected.sits_out]
        room.enter(table, pair(players[0], players[1]))
    lines = room.sheet(table).score.lines
    assert [line.dealer for line in lines] == [0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1]
    assert [sum(seat in line.sat_out for line in lines) for seat in range(5)] == [3, 3, 2, 2, 2]
    other = room.table(evening, "F G H I J", table=2)
    room.enter(other, pair(1, 2), pair(2, 3), pair(3, 4), replace(pair(2, 3), dealer=1))
    assert room.sheet(other).score.next.dealer == 2
    room.enter(other, pair(3, 4), pair(4, 0))
    assert [line.dealer for line in room.sheet(other).score.lines] == [0, 1, 2, 1, 2, 3]


def test_an_inserted_deal_shifts_the_others_and_never_their_facts(room, table):
    room.enter(table, pair(0, 1), solo(2))
    before = room.sheet(table)
    change = room.act(enter_deal, table, pair(2, 3, 9, 9), at=1)
    after = room.sheet(table)
    assert after.sheet.deals == (before.sheet.deals[0], replace(pair(2, 3, 9, 9), dealer=1), before.sheet.deals[1])
    assert after.deal_ids == (before.deal_ids[0], change.new(DealRecord), before.deal_ids[1])
    assert change.action.key == "insert_deal"
    room.club.undo()
    assert room.sheet(table) == before


def test_a_correction_keeps_the_recorded_facts_it_leaves_open(room, table):
    room.enter(table, replace(pair(0, 1), dealer=3), pair(1, 2))
    room.act(correct_deal, room.sheet(table).deal_ids[0], solo(1))
    assert room.sheet(table).sheet.deals[0].dealer == 3


def test_problems_lead_into_the_deal_at_hand(room, table):
    with pytest.raises(Refused) as refused:
        room.act(enter_deal, table, pair(0, 1, 14))
    assert [path for path, _key in problems(refused)] == [("attempts", 0, "tricks")]
    room.enter(table, pair(0, 1))
    before = room.snapshot()
    with pytest.raises(Refused) as refused:
        room.act(correct_deal, room.sheet(table).deal_ids[0], pair(0, 0))
    assert all(path[0] == "attempts" for path, _key in problems(refused))
    assert room.snapshot() == before
    assert room.read(queries.history, 1)[0].action.key == "enter_deal"


def test_a_correction_that_ends_the_game_early_is_refused_or_takes_the_later_deals_out(room, evening):
    table = room.table(evening, game="classic", conventions=ClassicConventions(target=5))
    room.enter(table, ClassicDeal((8, 5)), ClassicDeal((5, 8)), ClassicDeal((6, 7)))
    first = room.sheet(table).deal_ids[0]
    with pytest.raises(Refused) as refused:
        room.act(correct_deal, first, ClassicDeal((12, 1)))
    assert problems(refused) == [(("deals", 1), "after_the_end"), (("deals", 2), "after_the_end")]
    room.act(correct_deal, first, ClassicDeal((12, 1)), remove_later=True)
    view = room.sheet(table)
    assert (len(view.deal_ids), view.score.finished, view.closed) == (1, True, True)
    room.club.undo()
    assert len(room.sheet(table).deal_ids) == 3
    assert not room.sheet(table).closed


def test_nothing_follows_on_a_finished_sheet(room, evening):
    table = room.table(evening, game="classic", conventions=ClassicConventions(target=5))
    room.enter(table, ClassicDeal((12, 1)))
    with pytest.raises(Refused) as refused:
        room.enter(table, ClassicDeal((7, 6)))
    assert problems(refused) == [((), "after_the_end")]


def test_a_deal_is_moved_to_the_table_it_was_played_at(room, evening, table):
    other = room.table(evening, "E F G H", table=2, first_dealer=3)
    room.enter(table, pair(0, 1), solo(2))
    room.act(move_deal, room.sheet(table).deal_ids[0], other)
    assert room.sheet(table).sheet.deals == (replace(solo(2), dealer=1),)
    assert room.sheet(other).sheet.deals == (replace(pair(0, 1), dealer=3),)
    room.club.undo()
    assert len(room.sheet(table).deal_ids) == 2
    assert room.sheet(other).deal_ids == ()


def test_a_moved_deal_is_doubled_as_the_right_table_doubles(room, evening, table):
    """What the wrong table proposed goes with it no more than its dealer does; what the marker said does."""
    other = room.table(evening, "E F G H", table=2)
    trou = BelgianDeal("contract", (Attempt("trou", (0, 1), 9, target=9),))
    room.enter(table, trou, replace(solo(2), rabrouche=True), replace(solo(3), rabrouche=False))
    _, doubled, plain = room.sheet(table).deal_ids
    room.act(move_deal, doubled, other)
    room.act(move_deal, plain, other)
    assert [deal.rabrouche for deal in room.sheet(other).sheet.deals] == [False, False]
    assert not any(line.warnings for line in room.sheet(other).score.lines)
    room.enter(other, trou)
    room.act(move_deal, room.sheet(other).deal_ids[0], table)
    assert room.sheet(table).sheet.deals[-1].rabrouche
    assert not any(line.warnings for line in room.sheet(table).score.lines)
    room.enter(table, replace(solo(1), rabrouche=True, multiplier=2))
    room.act(move_deal, room.sheet(table).deal_ids[-1], other)
    moved = room.sheet(other).sheet.deals[-1]
    assert (moved.rabrouche, moved.multiplier) == (True, 2)


def test_every_version_of_a_deal_is_kept(room, table):
    room.enter(table, pair(0, 1))
    (deal_id,) = room.sheet(table).deal_ids
    room.club.who = "Zoë"
    room.act(correct_deal, deal_id, solo(2))
    room.act(delete_deal, deal_id)
    room.club.undo()
    versions = room.read(queries.versions, deal_id)
    assert [version.who for version in versions] == ["marker", "Zoë", "Zoë", "Zoë"]
    assert [version.deal and len(version.deal.attempts[0].players) for version in versions] == [2, 1, None, 1]
    assert [version.number for version in versions] == [1, 2, 3, 4]


def test_who_corrects_a_deal_that_another_has_changed_is_told(room, table):
    room.enter(table, pair(0, 1))
    (deal_id,) = room.sheet(table).deal_ids
    seen = room.sheet(table).sheet.deals[0]
    room.act(correct_deal, deal_id, solo(2), was=seen)
    with pytest.raises(KnownError) as error:
        room.act(correct_deal, deal_id, solo(3), was=seen)
    assert error.value.key == "changed_meanwhile"
    room.act(delete_deal, deal_id)
    with pytest.raises(KnownError) as error:
        room.act(correct_deal, deal_id, solo(3))
    assert error.value.key == "gone"


def test_a_closed_table_takes_corrections_but_no_further_deal(room, table):
    room.enter(table, pair(0, 1))
    room.act(close_table, table)
    with pytest.raises(KnownError) as error:
        room.enter(table, pair(0, 1))
    assert error.value.key == "table_closed"
    room.act(correct_deal, room.sheet(table).deal_ids[0], pair(2, 3))
    assert room.totals(table)["C"] == 4


def test_the_half_entered_deal_survives_and_is_used_up_by_the_whole_one(room, table):
    draft = {"contract": "pair", "players": [0, 1]}
    assert room.act(keep_draft, table, draft).action is None
    room.reopen()
    assert room.sheet(table).draft == draft
    with pytest.raises(Refused):
        room.enter(table, pair(0, 0))
    assert room.sheet(table).draft == draft
    room.enter(table, pair(0, 1))
    assert room.sheet(table).draft is None


def test_notes_lose_what_nobody_can_read(room, table):
    room.enter(table, BelgianDeal("revoke", player=1, reason="a\x00b\ud800c", note="tr\u0065\u0301s"))
    (deal,) = room.sheet(table).sheet.deals
    assert (deal.reason, deal.note) == ("abc", "trés")


def test_a_change_names_what_moved(room, evening, table):
    change = room.act(enter_deal, table, pair(0, 1))
    assert (change.evenings, change.sheets) == ({evening}, {table})
    assert change.created == (("DealRecord", change.new(DealRecord)),)
    assert change.action.values["deal"] == 1
    with pytest.raises(StopIteration):
        change.new(SheetRecord)


def test_a_trial_shows_the_club_as_it_would_be_and_leaves_it_as_it_is(room, evening, table):
    room.enter(table, pair(0, 1))
    before = room.snapshot()
    with room.club.trial(correct_deal, room.sheet(table).deal_ids[0], solo(2)) as (work, change):
        assert change.sheets == {table}
        assert queries.standings(work, evening).rows[0].game_points == 9
    assert room.club.preview(enter_deal, table, pair(0, 1)).sheets == {table}
    assert room.snapshot() == before
    assert room.evening_points(evening) == {"A": 4, "B": 4, "C": -4, "D": -4}


def test_an_earlier_version_stands_again_under_its_own_name(room, table):
    room.enter(table, pair(0, 1), solo(2))
    (first, _) = room.sheet(table).deal_ids
    room.act(correct_deal, first, pair(2, 3))
    old = room.read(queries.versions, first)[0].deal
    room.act(restore_deal, first, old)
    assert room.sheet(table).sheet.deals[0] == old
    assert room.club.undo_name.key == "restore_deal"
    assert len(room.read(queries.versions, first)) == 3


def test_what_was_taken_out_of_a_sheet_is_found_and_put_back_where_it_was(room, table):
    room.enter(table, pair(0, 1), solo(2), solo(3))
    facts, (_, second, _) = room.sheet(table).sheet.deals, room.sheet(table).deal_ids
    other = room.table(room.sheet(table).record.evening_id, "E F G H")
    assert room.read(queries.gone_deals, table) == ()
    room.act(delete_deal, second)
    (gone,) = room.read(queries.gone_deals, table)
    assert (gone.id, gone.position, gone.deal) == (second, 1, facts[1])
    assert room.read(queries.gone_deals, other) == ()
    room.act(bring_back_deal, table, gone.deal, gone.position)
    assert room.sheet(table).sheet.deals == facts


def test_only_the_deal_that_follows_uses_the_draft_up(room, table):
    room.enter(table, pair(0, 1))
    for action, args in ((enter_deal, (solo(2), 0)), (bring_back_deal, (solo(3), 9))):
        room.act(keep_draft, table, {"tokens": ["c:solo"]})
        room.act(action, table, *args)
        assert room.sheet(table).draft == {"tokens": ["c:solo"]}
    room.enter(table, pair(0, 1))
    assert room.sheet(table).draft is None
