"""Sheets of a club: records combined into the facts the rules score."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from whistclub.club.ports import DealRecord, EveningRecord, SheetRecord, SheetView, Work
from whistclub.rules.sheet import Sheet, fold


@dataclass(frozen=True, slots=True)
class StoredSheet:
    """A sheet as stored: its record, the records of its deals, and the facts combined from them."""

    record: SheetRecord
    deals: tuple[DealRecord, ...]
    sheet: Sheet


def load(work: Work, sheet_id: int) -> StoredSheet:
    """The stored sheet; KeyError when there is none."""
    record = work.get(SheetRecord, sheet_id)
    return together(record, work.find(DealRecord, sheet_id=sheet_id))


def load_all(work: Work, records: Iterable[SheetRecord]) -> tuple[StoredSheet, ...]:
    """The stored sheets of these records; all their deals are read in one query."""
    records = tuple(records)
    deals: dict[int, list[DealRecord]] = {record.id: [] for record in records}
    for deal in work.find(DealRecord, sheet_id=tuple(deals)):
        deals[deal.sheet_id].append(deal)
    return tuple(together(record, deals[record.id]) for record in records)


def together(record: SheetRecord, deals: Iterable[DealRecord]) -> StoredSheet:
    """Combines a sheet's record and deals."""
    deals = tuple(deals)
    return StoredSheet(record, deals, sheet_of(record, tuple(deal.deal for deal in deals)))


def sheet_of(record: SheetRecord, deals: tuple[object, ...]) -> Sheet:
    """The facts of a sheet; players are named by id."""
    return Sheet(
        game=record.game,
        conventions=record.conventions,
        seats=record.seats,
        first_dealer=record.first_dealer,
        deals=deals,
        changes=record.changes,
        totals=record.totals,
        table=record.table,
        round=record.round,
        closed=record.closed,
        marker=record.marker,
    )


def players_of(record: SheetRecord) -> tuple[int, ...]:
    """All players of a sheet: those seated first, in seat order, then those who came later."""
    if not record.changes:
        return record.seats
    later = (change.player for change in record.changes if isinstance(change.player, int))
    return tuple(dict.fromkeys((*record.seats, *later)))


def view_of(stored: StoredSheet, draft: Mapping[str, Any] | None) -> SheetView:
    """The sheet with its score, as screens show it."""
    ids = tuple(deal.id for deal in stored.deals)
    return SheetView(stored.record, stored.sheet, fold(stored.sheet), ids, draft)


def evening_values(evening: EveningRecord) -> dict[str, object]:
    """The values that name an evening in the journal: ``date`` (ISO), ``number`` on that date, ``name``."""
    return {"date": evening.date.isoformat(), "number": evening.number, "name": evening.name}


def sheet_values(work: Work, record: SheetRecord) -> dict[str, object]:
    """The values that name a sheet in the journal: ``table``, ``round``, ``game``, and those of its evening."""
    evening = work.get(EveningRecord, record.evening_id)
    return {"table": record.table, "round": record.round, "game": record.game, **evening_values(evening)}


def deal_values(work: Work, record: SheetRecord, number: int) -> dict[str, object]:
    """The values that name a deal in the journal: ``deal`` (1-based), and those of its sheet."""
    return {"deal": number, **sheet_values(work, record)}
