"""Sheets of a club: records put together into the facts the rules fold, and their scores kept while facts stand."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from typing import Final

from whistclub.club.ports import DealRecord, EveningRecord, SheetRecord, Work
from whistclub.rules.sheet import Score, Sheet, fold

_KEPT: Final = 5000
"""Deals of the sheets whose scores are kept, each sheet counted as one deal more: the largest evenings (40 tables of
some rounds, or of a whist drive with a sheet for every deal)."""


class _Scores:
    """Scores of sheets, the latest asked for; what they weigh in deals."""

    def __init__(self) -> None:
        self.kept: OrderedDict[Hashable, tuple[Sheet, Score]] = OrderedDict()
        self.weight = 0

    def clear(self) -> None:
        """Forgets them all."""
        self.kept.clear()
        self.weight = 0

    def get(self, sheet: Sheet) -> Score | None:
        """The score of these very facts, None where it is not kept."""
        known, score = self.kept.get(_slot(sheet), (None, None))
        return score if known == sheet else None

    def put(self, sheet: Sheet, score: Score) -> None:
        """Keeps a score as the latest; the oldest go where there is no room."""
        slot = _slot(sheet)
        if slot in self.kept:
            self.kept.move_to_end(slot)
        else:
            self.weight += _weight(sheet)
        self.kept[slot] = sheet, score
        while self.weight > _KEPT and len(self.kept) > 1:
            _, (gone, _) = self.kept.popitem(last=False)
            self.weight -= _weight(gone)


def _weight(sheet: Sheet) -> int:
    return len(sheet.deals) + 1


def _slot(sheet: Sheet) -> Hashable:
    """Where a sheet's score is kept; few sheets share one. To make one number of all facts of a sheet takes far longer
    than to see that they are those of the sheet that is there."""
    return sheet.seats, sheet.round, sheet.table, len(sheet.deals), sheet.deals[-2:]


_scores: Final = _Scores()


@dataclass(frozen=True, slots=True)
class StoredSheet:
    """A sheet as stored: its record, the records of its deals, and the facts they make together."""

    record: SheetRecord
    deals: tuple[DealRecord, ...]
    sheet: Sheet


def load(work: Work, sheet_id: int) -> StoredSheet:
    """The stored sheet; KeyError when there is none."""
    record = work.get(SheetRecord, sheet_id)
    return together(record, work.find(DealRecord, sheet_id=sheet_id))


def load_all(work: Work, records: Iterable[SheetRecord]) -> tuple[StoredSheet, ...]:
    """The stored sheets of these records; their deals are read together."""
    records = tuple(records)
    deals: dict[int, list[DealRecord]] = {record.id: [] for record in records}
    for deal in work.find(DealRecord, sheet_id=tuple(deals)):
        deals[deal.sheet_id].append(deal)
    return tuple(together(record, deals[record.id]) for record in records)


def together(record: SheetRecord, deals: Iterable[DealRecord]) -> StoredSheet:
    """A sheet's record and deals as one."""
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
    """All who played or are to play on a sheet: those who sat down, in seat order, then those who came later."""
    if not record.changes:
        return record.seats
    later = (change.player for change in record.changes if isinstance(change.player, int))
    return tuple(dict.fromkeys((*record.seats, *later)))


def score_of(sheet: Sheet) -> Score:
    """The sheet's score, computed once while it is among the latest asked for. Refused as ``fold``."""
    if (score := _scores.get(sheet)) is None:
        score = fold(sheet)
    return remember(sheet, score)


def remember(sheet: Sheet, score: Score) -> Score:
    """Keeps a score that has just been computed for ``sheet``."""
    _scores.put(sheet, score)
    return score


def evening_values(evening: EveningRecord) -> dict[str, object]:
    """What names an evening in the journal: ``date`` (ISO), ``number`` on that date, ``name``."""
    return {"date": evening.date.isoformat(), "number": evening.number, "name": evening.name}


def sheet_values(work: Work, record: SheetRecord) -> dict[str, object]:
    """What names a sheet in the journal: ``table``, ``round``, ``game``, and its evening."""
    evening = work.get(EveningRecord, record.evening_id)
    return {"table": record.table, "round": record.round, "game": record.game, **evening_values(evening)}


def deal_values(work: Work, record: SheetRecord, number: int) -> dict[str, object]:
    """What names a deal in the journal: ``deal`` (1-based), and its sheet."""
    return {"deal": number, **sheet_values(work, record)}
