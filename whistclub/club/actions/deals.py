"""Entering, correcting, inserting, moving and deleting deals (product.md §2)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from whistclub.club.actions.common import found
from whistclub.club.names import clean_text
from whistclub.club.ports import ActionName, DealRecord, SheetRecord, Work
from whistclub.club.sheets import StoredSheet, deal_values, load, remember, score_of
from whistclub.errors import KnownError
from whistclub.rules.common import Problem, Refused
from whistclub.rules.sheet import Expected, Fold, Score, Sheet, fold, game_of


def enter_deal(work: Work, sheet_id: int, deal: Any, at: int | None = None) -> ActionName:
    """Enters a deal at the end of a sheet, which uses its draft up, or before the deal at index ``at``.

    The call of the arbiter that waits for the next deal goes into a deal at the end.

    Facts left open (dealer, who sits out, cards) are filled with the proposal and stored. Refused: paths of problems
    lead into the deal, those of later deals begin with ``("deals", index)``. KnownError ``table_closed`` when one more
    deal would follow on a closed sheet."""
    stored = _load(work, sheet_id)
    if stored.record.call is not None and (at is None or at >= len(stored.deals)):
        stored, deal = _take_call(work, stored, deal)
    position = _put_in(work, stored, deal, at)
    values = deal_values(work, stored.record, position + 1)
    if position < len(stored.deals):
        return ActionName("insert_deal", values)
    if work.draft(sheet_id) is not None:
        work.put_draft(sheet_id, None)
    return ActionName("enter_deal", values)


def _take_call(work: Work, stored: StoredSheet, deal: Any) -> tuple[StoredSheet, Any]:
    """The sheet without its waiting call, and the deal with it. KnownError ``call_made`` where it has another."""
    record, calls = stored.record, game_of(stored.record.game).calls
    assert calls is not None
    if calls.of(deal) not in (None, record.call):
        raise KnownError("call_made", deal=len(stored.deals) + 1, table=record.table)
    work.put(without := replace(record, call=None))
    return replace(stored, record=without), calls.put_into(deal, record.call)


def bring_back_deal(work: Work, sheet_id: int, deal: Any, at: int) -> ActionName:
    """Puts a deal that was taken out back at index ``at``, or at the end. The draft stays; else as ``enter_deal``."""
    stored = _load(work, sheet_id)
    position = _put_in(work, stored, deal, at)
    return ActionName("bring_back_deal", deal_values(work, stored.record, position + 1))


def _put_in(work: Work, stored: StoredSheet, deal: Any, at: int | None) -> int:
    """The index at which the deal now stands."""
    sheet_id, count = stored.record.id, len(stored.deals)
    deal = _clean(deal)
    if at is None or at >= count:
        if stored.record.closed:
            raise KnownError("table_closed", table=stored.record.table, round=stored.record.round)
        completed = _append(stored.sheet, deal)
        position = count
    else:
        position = max(at, 0)
        score = _rescored(stored.sheet.with_deal(deal, position), position, remove_later=False)
        completed = score.sheet.deals[position]
        _shift(work, stored, score.sheet)
        for later in reversed(stored.deals[position:]):
            work.put(replace(later, position=later.position + 1))
    work.add(DealRecord, sheet_id=sheet_id, position=position, deal=completed)
    return position


def correct_deal(
    work: Work, deal_id: int, deal: Any, *, remove_later: bool = False, was: Any | None = None
) -> ActionName:
    """Replaces a deal's facts; facts left open in ``deal``, the arbiter's call too, stay as they were recorded.

    ``was``: the deal as the corrector saw it; KnownError ``changed_meanwhile`` when it is another by now. A correction
    that would end the game before later deals is Refused (``after_the_end`` under ``("deals", index)``) unless
    ``remove_later`` takes those deals out in the same action."""
    record = found(work, DealRecord, deal_id)
    if was is not None and record.deal != was:
        raise KnownError("changed_meanwhile", deal=record.position + 1)
    stored = _load(work, record.sheet_id)
    deal = _as_recorded(_clean(deal), record.deal)
    calls = game_of(stored.record.game).calls
    if calls is not None and calls.of(deal) is None:
        deal = calls.put_into(deal, calls.of(record.deal))
    return _put_right(work, stored, record, deal, remove_later=remove_later)


def _put_right(work: Work, stored: StoredSheet, record: DealRecord, deal: Any, *, remove_later: bool) -> ActionName:
    at = record.position
    deals = list(stored.sheet.deals)
    deals[at] = deal
    score = _rescored(replace(stored.sheet, deals=tuple(deals)), at, remove_later=remove_later)
    _remove_from(work, stored, score)
    work.put(replace(record, deal=score.sheet.deals[at]))
    return ActionName("correct_deal", deal_values(work, stored.record, at + 1))


def delete_deal(work: Work, deal_id: int, *, remove_later: bool = False) -> ActionName:
    """Takes a deal out; the deals after it move up, their facts stay. ``remove_later`` as in ``correct_deal``."""
    record = found(work, DealRecord, deal_id)
    stored = _load(work, record.sheet_id)
    _take_out(work, stored, record, remove_later=remove_later)
    return ActionName("delete_deal", deal_values(work, stored.record, record.position + 1))


def restore_deal(work: Work, deal_id: int, deal: Any) -> ActionName:
    """Makes an earlier version of a deal the present one. Deals after it that it would leave behind the end of the game
    go with it, as in ``correct_deal``."""
    record = found(work, DealRecord, deal_id)
    # An earlier version leaves nothing open: what it did not have was not there.
    name = _put_right(work, _load(work, record.sheet_id), record, _clean(deal), remove_later=True)
    return ActionName("restore_deal", name.values)


def move_deal(work: Work, deal_id: int, sheet_id: int) -> ActionName:
    """Moves a deal that was entered at the wrong table to the end of another sheet of the same game, seat for seat.

    What the wrong table had proposed is taken from the right one: dealer, who sat out, what was doubled."""
    record = found(work, DealRecord, deal_id)
    source, target = _load(work, record.sheet_id), _load(work, sheet_id)
    if source.record.id == target.record.id:
        return ActionName("move_deal", deal_values(work, source.record, record.position + 1))
    if source.record.game != target.record.game:
        raise Refused([Problem(("game",), "other_game")])
    if target.record.closed:
        raise KnownError("table_closed", table=target.record.table, round=target.record.round)
    _take_out(work, source, record, remove_later=False)
    proposed = Fold.before(score_of(source.sheet), record.position).expect()
    completed = _append(target.sheet, record.deal, proposed=proposed)
    work.add(DealRecord, sheet_id=sheet_id, position=len(target.deals), deal=completed)
    values = deal_values(work, source.record, record.position + 1)
    return ActionName("move_deal", {**values, "to_table": target.record.table, "to_round": target.record.round})


def _load(work: Work, sheet_id: int) -> StoredSheet:
    found(work, SheetRecord, sheet_id)
    return load(work, sheet_id)


def _clean(deal: Any) -> Any:
    texts = {name: clean_text(getattr(deal, name)) for name in ("note", "reason") if hasattr(deal, name)}
    return deal if all(getattr(deal, name) == text for name, text in texts.items()) else replace(deal, **texts)


def _as_recorded(deal: Any, recorded: Any) -> Any:
    """The corrected deal with what it leaves open taken from the recorded one. Who sits out follows from the dealer
    and rabrouche, so it stays only where those do."""
    kept: dict[str, Any] = {}
    if deal.dealer is None:
        kept["dealer"] = recorded.dealer
    if hasattr(deal, "cards") and deal.cards is None:
        kept["cards"] = recorded.cards
    if hasattr(deal, "sits_out") and deal.sits_out is None:
        dealer = kept.get("dealer", deal.dealer)
        if (dealer, deal.rabrouche) == (recorded.dealer, recorded.rabrouche):
            kept["sits_out"] = recorded.sits_out
    return replace(deal, **kept) if kept else deal


def _append(sheet: Sheet, deal: Any, *, proposed: Expected | None = None) -> Any:
    """The completed deal after having been played on the sheet; its score is remembered for what follows.
    ``proposed``: what another sheet had proposed, where the deal was entered first."""
    if sheet.totals is not None:
        raise Refused([Problem((), "deals_and_results")])
    folding = Fold.after(score_of(sheet))
    completed = folding.complete(deal if proposed is None else _proposed_anew(deal, proposed, folding.expect()))
    folding.add(completed)
    remember(sheet.with_deal(completed), folding.score())
    return completed


def _proposed_anew(deal: Any, before: Expected, now: Expected) -> Any:
    """The deal with what it had from the proposal ``before`` taken from the proposal ``now``; what the marker had said
    otherwise is kept. Only contracts are doubled after a pass."""
    anew: dict[str, Any] = {"dealer": None, "sits_out": None}
    doubled = ("rabrouche", "multiplier") if getattr(deal, "kind", "") == "contract" else ("rabrouche",)
    for name in doubled:
        if getattr(deal, name, None) == getattr(before, name):
            anew[name] = getattr(now, name)
    return replace(deal, **{name: fact for name, fact in anew.items() if hasattr(deal, name)})


def _rescored(sheet: Sheet, own: int | None, *, remove_later: bool) -> Score:
    """The whole sheet folded anew. ``own``: index of the deal at hand, whose problems are told from inside it."""
    try:
        return fold(sheet)
    except Refused as refused:
        problems = refused.problems
    ends = [int(p.path[1]) for p in problems if p.key == "after_the_end" and len(p.path) == 2]
    if remove_later and ends and len(ends) == len(problems) and (own is None or min(ends) > own):
        return _rescored(_cut(sheet, min(ends)), own, remove_later=False)
    inside = ("deals", own)
    raise Refused([Problem(p.path[2:], p.key, p.values) if p.path[:2] == inside else p for p in problems])


def _cut(sheet: Sheet, count: int) -> Sheet:
    """The first ``count`` deals, without the seat changes that came after them."""
    changes = tuple(change for change in sheet.changes if change.from_deal <= count + 1)
    return replace(sheet, deals=sheet.deals[:count], changes=changes)


def _take_out(work: Work, stored: StoredSheet, record: DealRecord, *, remove_later: bool) -> None:
    score = _rescored(stored.sheet.without_deal(record.position), None, remove_later=remove_later)
    kept = len(score.sheet.deals)
    for later in reversed(stored.deals[kept + 1 :]):
        work.delete(later)
    work.delete(record)
    for later in stored.deals[record.position + 1 : kept + 1]:
        work.put(replace(later, position=later.position - 1))
    _shift(work, stored, score.sheet)


def _remove_from(work: Work, stored: StoredSheet, score: Score) -> None:
    for later in reversed(stored.deals[len(score.sheet.deals) :]):
        work.delete(later)
    _shift(work, stored, score.sheet)


def _shift(work: Work, stored: StoredSheet, sheet: Sheet) -> None:
    """Stores the seat changes as they have moved with the deals."""
    if sheet.changes != stored.record.changes:
        work.put(replace(stored.record, changes=sheet.changes))
