"""What follows from the moves of an action: derived results of every sheet touched, and the change screens hear of."""

from __future__ import annotations

from collections.abc import Sequence

from whistclub.club.ports import (
    ActionName,
    AdjustmentRecord,
    Change,
    DealRecord,
    EveningRecord,
    Move,
    PlayerRecord,
    Record,
    SeasonRecord,
    SheetRecord,
    Transaction,
)
from whistclub.club.sheets import load, score_of
from whistclub.ranking.results import sheet_result


def settle(transaction: Transaction, action: ActionName | None) -> Change:
    """Writes the derived results that the moves of a transaction ask for, and says what changed.

    Holds for an action, its undoing and its doing again alike. No moves: an empty change."""
    moves = transaction.moves
    if not moves:
        return Change(None)
    evenings: set[int] = set()
    sheets: set[int] = set()
    for record in _records(moves):
        if isinstance(record, EveningRecord):
            evenings.add(record.id)
        elif isinstance(record, AdjustmentRecord | SheetRecord):
            evenings.add(record.evening_id)
        if isinstance(record, SheetRecord):
            sheets.add(record.id)
        elif isinstance(record, DealRecord):
            sheets.add(record.sheet_id)
    for sheet_id in sorted(sheets - _gone(moves, SheetRecord)):
        stored = load(transaction, sheet_id)
        evenings.add(stored.record.evening_id)
        transaction.put_result(sheet_id, sheet_result(score_of(stored.sheet)))
    return Change(
        action,
        frozenset(evenings),
        frozenset(sheets),
        _ids(moves, PlayerRecord),
        _ids(moves, SeasonRecord),
        _created(moves),
    )


def _records(moves: Sequence[Move]) -> list[Record]:
    return [record for move in moves for record in (move.before, move.after) if record is not None]


def _ids(moves: Sequence[Move], kind: type[Record]) -> frozenset[int]:
    return frozenset(record.id for record in _records(moves) if isinstance(record, kind))


def _gone(moves: Sequence[Move], kind: type[Record]) -> set[int]:
    """Ids of records of that kind which are no longer there after the moves."""
    there = {}
    for move in moves:
        record = move.after or move.before
        if isinstance(record, kind):
            there[record.id] = move.after is not None
    return {id for id, present in there.items() if not present}


def _created(moves: Sequence[Move]) -> tuple[tuple[str, int], ...]:
    created = [move.after for move in moves if move.before is None and move.after is not None]
    return tuple(
        (type(record).__name__, record.id) for record in created if record.id not in _gone(moves, type(record))
    )
