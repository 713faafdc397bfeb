"""Completes an action: derived results of every changed sheet, and the change reported to screens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from whistclub.club.ports import (
    ActionName,
    AdjustmentRecord,
    Change,
    DealRecord,
    EveningRecord,
    Move,
    PlayerRecord,
    Record,
    RoundRecord,
    SeasonRecord,
    SettingRecord,
    SheetRecord,
    SheetView,
    Transaction,
)
from whistclub.club.sheets import load_all, players_of, view_of
from whistclub.errors import KnownError
from whistclub.ranking.results import sheet_result


def settle(transaction: Transaction, action: ActionName | None) -> Change:
    """Stores the derived results of the sheets a transaction changed and returns what changed.

    Used alike for an action, its undo and its redo. Without moves, returns an empty change."""
    moves = transaction.moves
    if not moves:
        return Change(None)
    records = [record for move in moves for record in move if record is not None]
    evenings = {record.id for record in records if isinstance(record, EveningRecord)}
    evenings |= {r.evening_id for r in records if isinstance(r, AdjustmentRecord | RoundRecord | SheetRecord)}
    moved_from = _moved_from(records)
    there = transaction.find(SheetRecord, id=tuple(sorted(moved_from)))
    evenings |= {record.evening_id for record in there}
    views = _views(transaction, [record for record in there if record.id in transaction.unsettled])
    if views:
        transaction.put_results({id: sheet_result(view.score) for id, view in views.items()})
    return Change(
        action,
        frozenset(evenings),
        frozenset(moved_from),
        _ids(records, PlayerRecord),
        _ids(records, SeasonRecord),
        _created(moves),
        frozenset(record.key for record in records if isinstance(record, SettingRecord)),
        views,
        moved_from,
    )


def fitting(transaction: Transaction, change: Change) -> Change:
    """Returns the change of an undo or redo. KnownError ``undo_gap`` where another marker has meanwhile done what it
    does not fit to: a deal would be missing among others, or somebody would play at two tables."""
    evenings = {(view.record.evening_id, view.record.round) for view in change.views.values()}
    for stored in load_all(transaction, [view.record for view in change.views.values()]):
        if [deal.position for deal in stored.deals] != list(range(len(stored.deals))):
            raise KnownError("undo_gap")
    for evening_id, round in evenings:
        seated = [
            player
            for record in transaction.find(SheetRecord, evening_id=evening_id, round=round)
            for player in players_of(record)
        ]
        if len(seated) != len(set(seated)):
            raise KnownError("undo_gap")
    return change


def _moved_from(records: Iterable[Record]) -> dict[int, int]:
    """The sheets that changed, each with the index of its first changed deal."""
    found: dict[int, int] = {}
    for record in records:
        if isinstance(record, DealRecord):
            found[record.sheet_id] = min(record.position, found.get(record.sheet_id, record.position))
        elif isinstance(record, SheetRecord):
            found[record.id] = 0
    return found


def _views(transaction: Transaction, records: Sequence[SheetRecord]) -> dict[int, SheetView]:
    """The sheets with their scores; a score the action has computed itself is used again."""
    if not records:
        return {}
    known, drafts = transaction.kept_scores, transaction.drafts(record.id for record in records)
    views = {}
    for record in records:
        if record.id in known:
            ids, score = known[record.id]
            views[record.id] = SheetView(record, score.sheet, score, ids, drafts.get(record.id))
    for stored in load_all(transaction, [record for record in records if record.id not in known]):
        views[stored.record.id] = view_of(stored, drafts.get(stored.record.id))
    return views


def _ids(records: Sequence[Record], kind: type[Record]) -> frozenset[int]:
    return frozenset(record.id for record in records if isinstance(record, kind))


def _created(moves: Sequence[Move]) -> tuple[tuple[str, int], ...]:
    gone = {move.before.id for move in moves if move.before is not None and move.after is None}
    created = [move.after for move in moves if move.before is None and move.after is not None]
    return tuple((type(record).__name__, record.id) for record in created if record.id not in gone)
