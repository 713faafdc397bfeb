"""The unit of work: one transaction over a club's records, results, journal, drafts and settings."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.exc import DBAPIError, IntegrityError

from whistclub.club.ports import (
    ActionName,
    AdjustmentRecord,
    DealRecord,
    DealVersion,
    EveningRecord,
    JournalEntry,
    Move,
    PlayerRecord,
    R,
    Record,
    RoundRecord,
    SheetRecord,
    T,
    Traces,
)
from whistclub.club.sheets import load
from whistclub.errors import KnownError
from whistclub.ranking.facts import EveningKey, SheetResult
from whistclub.ranking.results import sheet_result
from whistclub.rules.sheet import Score, fold
from whistclub.storage.erase import Eraser
from whistclub.storage.journal import Journal
from whistclub.storage.memo import Memo
from whistclub.storage.server.listening import announce
from whistclub.storage.tables import results, schema
from whistclub.storage.tables.records import Records
from whistclub.storage.tables.rows import MAPPERS, canonical, crc32, sealed
from whistclub.storage.tables.statements import deleting, inserting, replacing, selected, write

_log = logging.getLogger(__name__)


class SqlWork:
    """One transaction; only ``commit`` makes its changes permanent."""

    def __init__(self, connection: Connection, who: str, memo: Memo, *, writing: bool) -> None:
        self._connection, self._memo, self._writing = connection, memo, writing
        self._records = Records(connection, who, memo.conventions)
        self._journal = Journal(connection, self._records, who)
        self._erased: dict[int, str] = {}
        self._committed = False

    # Records

    def get(self, kind: type[R], id: int) -> R:
        return self._records.get(kind, id)

    def find(self, kind: type[R], /, **equal: object) -> tuple[R, ...]:
        return self._records.find(kind, **equal)

    def readable(self, kind: type[R], /, **equal: object) -> tuple[R, ...]:
        """As ``find``, without the records whose rows are damaged."""
        return self._records.readable(kind, **equal)

    def add(self, kind: type[R], /, **fields: Any) -> R:
        return self._records.add(kind, **fields)

    def add_all(self, kind: type[R], /, many: Sequence[Mapping[str, Any]]) -> tuple[R, ...]:
        return self._records.add_all(kind, many)

    def put(self, record: Record) -> None:
        self._records.put(record)

    def delete(self, record: Record) -> None:
        self._records.delete(record)

    def player_named(self, name: str) -> PlayerRecord | None:
        return self._records.player_named(name)

    def versions(self, deal_id: int) -> tuple[DealVersion, ...]:
        return self._records.versions(deal_id)

    def gone_deals(self, sheet_id: int) -> tuple[DealRecord, ...]:
        return self._journal.gone_deals(sheet_id)

    # Derived results

    def sheets_of(self, player_id: int) -> tuple[int, ...]:
        return results.sheets_of(self._connection, player_id)

    def results(self, sheet_ids: Iterable[int]) -> Mapping[int, SheetResult]:
        found = results.of_sheets(self._connection, sheet_ids)
        return {id: self._computed(id) if one is None else one for id, one in found.items()}

    def stored_results(self, sheet_ids: Iterable[int]) -> Mapping[int, SheetResult | None]:
        """The stored results of those sheets; None for damaged ones."""
        return results.of_sheets(self._connection, sheet_ids)

    def season_results(self, season_id: int) -> Mapping[int, tuple[SheetResult, ...]]:
        found = results.of_season(self._connection, season_id)
        return {
            evening_id: tuple(self._computed(id) if one is None else one for id, one in sheets.items())
            for evening_id, sheets in found.items()
        }

    def _computed(self, sheet_id: int) -> SheetResult:
        """The result of a sheet whose stored result is damaged, computed from its deals."""
        if sheet_id not in self._memo.unsound:
            _log.warning("stored result of sheet %s damaged, computed anew", sheet_id)
        self._memo.unsound.add(sheet_id)
        return sheet_result(fold(load(self, sheet_id).sheet))

    def put_results(self, by_sheet: Mapping[int, SheetResult]) -> None:
        sheets = {id: self._records.row(MAPPERS[SheetRecord], id) or {} for id in by_sheet}
        results.write(self._connection, {id: (sheets[id]["evening_id"], result) for id, result in by_sheet.items()})
        self._records.unsettled.difference_update(by_sheet)

    def _mend(self) -> None:
        """Stores results that were found damaged anew."""
        sheets = self.find(SheetRecord, id=tuple(self._memo.unsound))
        # Where the table itself is damaged they go on being computed.
        with suppress(DBAPIError), self._connection.begin_nested():
            self.put_results({sheet.id: self._computed(sheet.id) for sheet in sheets})

    def keep_score(self, sheet_id: int, deal_ids: tuple[int, ...], score: Score) -> None:
        self._records.scores[sheet_id] = deal_ids, score

    @property
    def kept_scores(self) -> Mapping[int, tuple[tuple[int, ...], Score]]:
        return self._records.scores

    def keep_results(self, sheet_ids: Iterable[int]) -> None:
        self._records.unsettled.difference_update(sheet_ids)

    @property
    def unsettled(self) -> frozenset[int]:
        return frozenset(self._records.unsettled)

    def stamp(self, season_id: int, before: EveningKey | None = None) -> tuple[int, int, int]:
        return results.stamp(self._connection, season_id, before)

    def memo(self, key: Hashable, compute: Callable[[], T]) -> T:
        # A value computed after a change must not be cached: the change may still be rolled back.
        return compute() if self._writing else self._memo.get(key, compute)

    # Journal

    @property
    def moves(self) -> Sequence[Move]:
        return self._records.moves()

    def record(self, action: ActionName) -> None:
        if not self._erased:
            self._journal.record(action)
            return
        self._journal.record_for_good(action)
        for player_id, name in self._erased.items():
            Eraser(self._connection, player_id, name).erase()
        # A revision more than one action gives: every page, and every other program, reads everything anew.
        self._records.counter.next_revision()

    def erase(self, player_id: int, name: str) -> None:
        self._erased[player_id] = name

    @property
    def erased(self) -> bool:
        """Whether this transaction has erased somebody and is committed."""
        return self._committed and bool(self._erased)

    def traces(self, player_id: int) -> Traces:
        return Eraser(self._connection, player_id).traces()

    def step_back(self) -> ActionName | None:
        return self._stepped(self._journal.step_back)

    def step_forward(self) -> ActionName | None:
        return self._stepped(self._journal.step_forward)

    def _stepped(self, step: Callable[[], ActionName | None]) -> ActionName | None:
        """Steps; KnownError ``undo_gap`` where what would come back has no place any more, or what would go is
        needed."""
        try:
            name = step()
            if name is not None and self._connection.dialect.name == "postgresql":
                self._connection.exec_driver_sql("SET CONSTRAINTS ALL IMMEDIATE")
        except IntegrityError as error:
            raise KnownError("undo_gap") from error
        return name

    def undoable(self, who: str) -> ActionName | None:
        return self._journal.undoable(who)

    def redoable(self, who: str) -> ActionName | None:
        return self._journal.redoable(who)

    def journal(self, limit: int) -> tuple[JournalEntry, ...]:
        return self._journal.latest(limit)

    def entries_of_sheet(self, names: Iterable[str], sheet_id: int) -> tuple[JournalEntry, ...]:
        return self._journal.entries_of_sheet(names, sheet_id)

    def revision(self) -> int:
        return self._records.counter.revision

    def commit(self) -> None:
        if self._records.moved:
            self._stamp_evenings()
            if self._connection.dialect.name == "postgresql":
                announce(self._connection)
        if self._memo.unsound:
            self._mend()
        self._records.counter.write()
        try:
            self._connection.commit()
        except DBAPIError:
            # SQLite may leave the transaction open, and this connection could then start no other.
            self._connection.invalidate()
            raise
        self._memo.unsound.clear()
        self._records.book.committed()
        self._committed = True

    def _stamp_evenings(self) -> None:
        revision = self._records.counter.next_revision()
        stamps = [{"evening_id": id, "revision": revision} for id in sorted(self._moved_evenings())]
        write(self._connection, deleting(schema.stamp, "evening_id"), [{"_key": row["evening_id"]} for row in stamps])
        write(self._connection, inserting(schema.stamp), stamps)

    def _moved_evenings(self) -> set[int]:
        evenings, sheets = set(), set()
        for moved in self._records.moved:
            row = moved.after or moved.before or {}
            if moved.mapper.kind is EveningRecord:
                evenings.add(moved.id)
            elif moved.mapper.kind in (SheetRecord, AdjustmentRecord, RoundRecord):
                evenings.add(row["evening_id"])
            elif moved.mapper.kind is DealRecord:
                sheets.add(row["sheet_id"])
        # A deleted sheet changed itself, so its evening is known already.
        found = (self._records.row(MAPPERS[SheetRecord], id) for id in sheets)
        return evenings | {row["evening_id"] for row in found if row is not None}

    # Drafts and settings

    def draft(self, sheet_id: int) -> dict[str, Any] | None:
        return self.drafts((sheet_id,)).get(sheet_id)

    def drafts(self, sheet_ids: Iterable[int]) -> Mapping[int, dict[str, Any]]:
        ids = tuple(sheet_ids)
        if not ids:
            return {}
        found = selected(self._connection, schema.draft, ("sheet_id",), {"sheet_id": ids})
        read = {row[0]: _read(row) for row in found}
        return {sheet_id: draft for sheet_id, draft in read.items() if draft is not None}

    def put_draft(self, sheet_id: int, draft: Mapping[str, Any] | None) -> None:
        self._replace(schema.draft, {"sheet_id": sheet_id}, "facts", None if draft is None else dict(draft))

    def setting(self, key: str) -> Any | None:
        found = selected(self._connection, schema.setting, ("key",), {"key": key})
        return _read(found[0]) if found else None

    def put_setting(self, key: str, value: Any) -> None:
        self._replace(schema.setting, {"key": key}, "value", value)

    def _replace(self, table: Table, key: dict[str, Any], column: str, value: Any) -> None:
        ((name, wanted),) = key.items()
        if value is not None and self._connection.dialect.name == "postgresql":
            # Two markers may write the same one at the same moment.
            self._connection.execute(replacing(table), sealed(table, {**key, column: canonical(value)}))
            return
        write(self._connection, deleting(table, name), [{"_key": wanted}])
        if value is not None:
            write(self._connection, inserting(table), [sealed(table, {**key, column: canonical(value)})])


def _read(row: Sequence[Any]) -> Any | None:
    """The value of a draft or a setting; None for a damaged one, since these are not facts of the club."""
    key, text, found = row
    try:
        return json.loads(text) if found == crc32([key, text]) else None
    except (TypeError, ValueError):
        return None
