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
    RoundRecord,
    SeasonRecord,
    SettingRecord,
    SheetRecord,
    Transaction,
)
from whistclub.club.sheets import load_all, score_of
from whistclub.ranking.results import sheet_result


def settle(transaction: Transaction, action: ActionName | None) -> Change:
    """Writes the derived results that the moves of a transaction ask for, and says what changed.

    Holds for an action, its undoing and its doing again alike. No moves: an empty change."""
    moves = transaction.moves
    if not moves:
        return Change(None)
    evenings: set[int] = set()
    sheets: set[int] = set()
    records = [record for move in moves for record in move if record is not None]
    for record in records:
        if isinstance(record, DealRecord):
            sheets.add(record.sheet_id)
        elif isinstance(record, EveningRecord):
            evenings.add(record.id)
        elif isinstance(record, AdjustmentRecord | RoundRecord | SheetRecord):
            evenings.add(record.evening_id)
            if isinstance(record, SheetRecord):
                sheets.add(record.id)
    there = transaction.find(SheetRecord, id=tuple(sorted(sheets)))
    evenings |= {record.evening_id for record in there}
    unsettled = [record for record in there if record.id in transaction.unsettled]
    if unsettled:
        stored = load_all(transaction, unsettled)
        transaction.put_results({sheet.record.id: sheet_result(score_of(sheet.sheet)) for sheet in stored})
    return Change(
        action,
        frozenset(evenings),
        frozenset(sheets),
        _ids(records, PlayerRecord),
        _ids(records, SeasonRecord),
        _created(moves),
        frozenset(record.key for record in records if isinstance(record, SettingRecord)),
    )


def _ids(records: Sequence[Record], kind: type[Record]) -> frozenset[int]:
    return frozenset(record.id for record in records if isinstance(record, kind))


def _created(moves: Sequence[Move]) -> tuple[tuple[str, int], ...]:
    gone = {move.before.id for move in moves if move.before is not None and move.after is None}
    created = [move.after for move in moves if move.before is None and move.after is not None]
    return tuple((type(record).__name__, record.id) for record in created if record.id not in gone)
