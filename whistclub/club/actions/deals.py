"""Entering, correcting, inserting, moving and deleting deals (product.md §2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from whistclub.club.actions.common import found, takes_place
from whistclub.club.corrections import as_corrected, cleaned, rescored, with_deal_at
from whistclub.club.ports import ActionName, DealRecord, SheetRecord, Work
from whistclub.club.sheets import StoredSheet, deal_values, load
from whistclub.errors import KnownError
from whistclub.rules.common import Problem, Refused
from whistclub.rules.sheet import Expected, Fold, Score, Sheet, fold, game_of


def enter_deal(
    work: Work, sheet_id: int, deal: Any, at: int | None = None, *, seen: Sequence[int] | None = None
) -> ActionName:
    """Enters a deal at the end of a sheet, which deletes its draft, or before the deal at index ``at``.

    A deal at the end takes the arbiter's call that was recorded for it.

    Facts left open (dealer, who sits out, cards) are filled with the proposal and stored. Refused: paths of problems
    lead into the deal, those of later deals begin with ``("deals", index)``. KnownError ``table_closed`` when the deal
    would be added to the end of a closed sheet, ``evening_cancelled`` when the evening does not take place.

    ``seen``: the ids of the sheet's deals as the user saw them. When they are others by now, KnownError
    ``entered_meanwhile`` (a deal has been added, values: ``who``) or ``sheet_changed``; the very same deal, entered
    meanwhile or delivered once more because its answer was lost, is not stored twice."""
    stored = _load(work, sheet_id)
    if seen is not None and tuple(seen) != _ids(stored):
        return _meanwhile(work, stored, deal, tuple(seen), at)
    if stored.record.call is not None and (at is None or at >= len(stored.deals)):
        stored, deal = _take_call(work, stored, deal)
    added = _put_in(work, stored, deal, at)
    values = deal_values(work, stored.record, added.position + 1)
    if added.position < len(stored.deals):
        return ActionName("insert_deal", values)
    if work.draft(sheet_id) is not None:
        work.put_draft(sheet_id, None)
    if game_of(stored.record.game).calls is not None:
        # Calls recorded before the deal existed are found through the action that took one into it.
        values |= {"sheet": sheet_id, "id": added.id}
    return ActionName("enter_deal", values)


def _meanwhile(work: Work, stored: StoredSheet, deal: Any, seen: tuple[int, ...], at: int | None) -> ActionName:
    """Does nothing when the deal is there already, and refuses it otherwise."""
    record, place = stored.record, len(seen)
    if at is not None or len(stored.deals) <= place or _ids(stored)[:place] != seen:
        raise KnownError("sheet_changed", table=record.table)
    there = stored.deals[place]
    before = replace(stored.sheet, deals=stored.sheet.deals[:place])
    if there.deal != _appended(before, cleaned(record.game, deal)).sheet.deals[-1]:
        who = work.versions(there.id)[-1].who
        raise KnownError("entered_meanwhile", deal=place + 1, table=record.table, who=who)
    return ActionName("enter_deal", deal_values(work, record, place + 1))


def _take_call(work: Work, stored: StoredSheet, deal: Any) -> tuple[StoredSheet, Any]:
    """Returns the sheet without its recorded call, and the deal with that call. KnownError ``call_made`` when the deal
    has another call."""
    record, calls = stored.record, game_of(stored.record.game).calls
    assert calls is not None
    if calls.of(deal) not in (None, record.call):
        raise KnownError("call_made", deal=len(stored.deals) + 1, table=record.table)
    work.put(without := replace(record, call=None))
    return replace(stored, record=without), calls.put_into(deal, record.call)


def bring_back_deal(work: Work, sheet_id: int, deal: Any, at: int) -> ActionName:
    """Restores a deleted deal at index ``at``, or at the end. The draft is kept; otherwise as ``enter_deal``."""
    stored = _load(work, sheet_id)
    added = _put_in(work, stored, deal, at)
    return ActionName("bring_back_deal", deal_values(work, stored.record, added.position + 1))


def _put_in(work: Work, stored: StoredSheet, deal: Any, at: int | None) -> DealRecord:
    """Stores the deal and returns its record."""
    sheet_id, count = stored.record.id, len(stored.deals)
    deal = cleaned(stored.record.game, deal)
    if at is None or at >= count:
        if stored.record.closed:
            raise KnownError("table_closed", table=stored.record.table, round=stored.record.round)
        takes_place(work, stored.record.evening_id)
        score, position = _appended(stored.sheet, deal), count
    else:
        position = max(at, 0)
        score = _rescored(stored.sheet.with_deal(deal, position), position, remove_later=False)
        _shift(work, stored, score.sheet)
        for later in reversed(stored.deals[position:]):
            work.put(replace(later, position=later.position + 1))
    added = work.add(DealRecord, sheet_id=sheet_id, position=position, deal=score.sheet.deals[position])
    ids = _ids(stored)
    work.keep_score(sheet_id, (*ids[:position], added.id, *ids[position:]), score)
    return added


def correct_deal(
    work: Work, deal_id: int, deal: Any, *, remove_later: bool = False, was: Any | None = None
) -> ActionName:
    """Replaces a deal's facts; facts left open in ``deal``, the arbiter's call included, stay as recorded.

    ``was``: the deal as the user saw it; KnownError ``changed_meanwhile`` when it has been changed since. A correction
    that would end the game before later deals is Refused (``after_the_end`` under ``("deals", index)``) unless
    ``remove_later`` is set, which deletes those deals in the same action."""
    record = found(work, DealRecord, deal_id)
    if was is not None and record.deal != was:
        raise KnownError("changed_meanwhile", deal=record.position + 1)
    stored = _load(work, record.sheet_id)
    deal = as_corrected(stored.record.game, record.deal, deal)
    return _put_right(work, stored, record, deal, remove_later=remove_later)


def _put_right(work: Work, stored: StoredSheet, record: DealRecord, deal: Any, *, remove_later: bool) -> ActionName:
    at = record.position
    score = _rescored(with_deal_at(stored, at, deal), at, remove_later=remove_later)
    kept = len(score.sheet.deals)
    for later in reversed(stored.deals[kept:]):
        work.delete(later)
    _shift(work, stored, score.sheet)
    work.put(replace(record, deal=score.sheet.deals[at]))
    work.keep_score(record.sheet_id, _ids(stored)[:kept], score)
    return ActionName("correct_deal", deal_values(work, stored.record, at + 1))


def delete_deal(work: Work, deal_id: int, *, remove_later: bool = False) -> ActionName:
    """Deletes a deal; the deals after it move up with their facts unchanged. ``remove_later`` as in
    ``correct_deal``."""
    record = found(work, DealRecord, deal_id)
    stored = _load(work, record.sheet_id)
    _take_out(work, stored, record, remove_later=remove_later)
    return ActionName("delete_deal", deal_values(work, stored.record, record.position + 1))


def restore_deal(work: Work, deal_id: int, deal: Any) -> ActionName:
    """Restores an earlier version of a deal. Later deals that would then come after the end of the game are deleted
    with it, as in ``correct_deal``."""
    record = found(work, DealRecord, deal_id)
    # An earlier version leaves nothing open: what it lacks was absent.
    stored = _load(work, record.sheet_id)
    name = _put_right(work, stored, record, cleaned(stored.record.game, deal), remove_later=True)
    return ActionName("restore_deal", name.values)


def move_deal(work: Work, deal_id: int, sheet_id: int) -> ActionName:
    """Moves a deal that was entered at the wrong table to the end of another sheet of the same game, seat for seat.

    Facts that were filled with the wrong table's proposal (dealer, who sits out, what counts double) are replaced by
    the proposal of the right table."""
    record = found(work, DealRecord, deal_id)
    source, target = _load(work, record.sheet_id), _load(work, sheet_id)
    if source.record.id == target.record.id:
        return ActionName("move_deal", deal_values(work, source.record, record.position + 1))
    if source.record.game != target.record.game:
        raise Refused([Problem(("game",), "other_game")])
    if target.record.closed:
        raise KnownError("table_closed", table=target.record.table, round=target.record.round)
    _take_out(work, source, record, remove_later=False)
    proposed = Fold.before(fold(source.sheet), record.position).expect()
    score = _appended(target.sheet, record.deal, proposed=proposed)
    added = work.add(DealRecord, sheet_id=sheet_id, position=len(target.deals), deal=score.sheet.deals[-1])
    work.keep_score(sheet_id, (*_ids(target), added.id), score)
    values = deal_values(work, source.record, record.position + 1)
    return ActionName("move_deal", {**values, "to_table": target.record.table, "to_round": target.record.round})


def _load(work: Work, sheet_id: int) -> StoredSheet:
    found(work, SheetRecord, sheet_id)
    return load(work, sheet_id)


def _ids(stored: StoredSheet) -> tuple[int, ...]:
    return tuple(deal.id for deal in stored.deals)


def _appended(sheet: Sheet, deal: Any, *, proposed: Expected | None = None) -> Score:
    """Returns the score of the sheet with the deal, completed, added at the end. ``proposed``: the proposal of the
    sheet on which the deal was entered first, when it was another."""
    if sheet.totals is not None:
        raise Refused([Problem((), "deals_and_results")])
    folding = Fold.start(sheet)
    for played in sheet.deals:
        folding.add(played)
    if proposed is not None:
        deal = folding.game.proposed_anew(deal, proposed, folding.expect())
    completed = folding.complete(deal)
    folding.add(completed)
    return folding.score()


def _rescored(sheet: Sheet, own: int | None, *, remove_later: bool) -> Score:
    """Returns the new score of the whole sheet. ``own``: index of the deal being changed; the paths of its problems
    lead into it."""
    inside = ("deals", own)
    try:
        return rescored(sheet, remove_later=remove_later)
    except Refused as refused:
        told = [Problem(p.path[2:], p.key, p.values) if p.path[:2] == inside else p for p in refused.problems]
        raise Refused(told) from None


def _take_out(work: Work, stored: StoredSheet, record: DealRecord, *, remove_later: bool) -> None:
    score = _rescored(stored.sheet.without_deal(record.position), None, remove_later=remove_later)
    kept = len(score.sheet.deals)
    for later in reversed(stored.deals[kept + 1 :]):
        work.delete(later)
    work.delete(record)
    for later in stored.deals[record.position + 1 : kept + 1]:
        work.put(replace(later, position=later.position - 1))
    _shift(work, stored, score.sheet)
    ids = _ids(stored)
    work.keep_score(record.sheet_id, (*ids[: record.position], *ids[record.position + 1 :])[:kept], score)


def _shift(work: Work, stored: StoredSheet, sheet: Sheet) -> None:
    """Stores the seat changes after the deals have moved."""
    if sheet.changes != stored.record.changes:
        work.put(replace(stored.record, changes=sheet.changes))
