"""Reads records from their tables and writes them, recording every write as a change of one row."""

from __future__ import annotations

import datetime
import hashlib
import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table

from whistclub.club.names import folded
from whistclub.club.ports import DealRecord, DealVersion, Move, PlayerRecord, R, Record, SheetRecord
from whistclub.errors import KnownError
from whistclub.rules.sheet import Score, game_of
from whistclub.storage.tables import schema
from whistclub.storage.tables.rows import (
    MAPPERS,
    UNREADABLE,
    Mapper,
    Row,
    call_of,
    call_text,
    canonical,
    damaged,
    deal_of,
    deal_text,
    sealed,
    verified,
)
from whistclub.storage.tables.statements import deleting, inserting, selected, updating, write


class RowMove(NamedTuple):
    """One row added (``before`` None), changed, or deleted (``after`` None)."""

    mapper: Mapper
    id: int
    before: Row | None
    after: Row | None
    record: Record | None = None
    """The record of ``after``, when it is known."""


def rows(connection: Connection, table: Table, order: tuple[str, ...] = ("id",), **equal: object) -> list[Row]:
    """The verified rows of a table of facts whose columns equal the values given (a tuple: any of its values)."""
    if () in equal.values():
        return []
    names = [column.name for column in table.columns]
    found = selected(connection, table, order, equal)
    return [verified(table, dict(zip(names, row, strict=True))) for row in found]


def first_row(connection: Connection, table: Table, **equal: object) -> Row | None:
    """The first matching row, None when there is none."""
    return next(iter(rows(connection, table, **equal)), None)  # type: ignore[arg-type]


def _only_id(equal: Mapping[str, object]) -> int | None:
    """The id, when the condition is a single id, else None."""
    if len(equal) != 1 or "id" not in equal:
        return None
    id = equal["id"]
    if isinstance(id, tuple) and len(id) == 1:
        (id,) = id
    return id if isinstance(id, int) else None


def utc_now() -> str:
    return datetime.datetime.now(datetime.UTC).isoformat(timespec="milliseconds")


class Counter:
    """Assigns ids and counts revisions. Read once per transaction and written back at its end."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._row: Row | None = None

    def _read(self) -> Row:
        if self._row is None:
            self._row = rows(self._connection, schema.counter)[0]
        return self._row

    @property
    def revision(self) -> int:
        return int(self._read()["revision"])

    def new_id(self) -> int:
        row = self._read()
        row["last_id"] += 1
        return int(row["last_id"])

    def next_revision(self) -> int:
        row = self._read()
        row["revision"] += 1
        return int(row["revision"])

    def write(self) -> None:
        if self._row is not None:
            values = sealed(schema.counter, self._row)
            write(self._connection, updating(schema.counter), [{**values, "_key": values["id"]}])


class ConventionsBook:
    """The table of conventions, each stored once. ``known`` outlives transactions, so it holds only committed ones."""

    def __init__(self, connection: Connection, counter: Counter, known: dict[int, Any]) -> None:
        self._connection, self._counter, self._known = connection, counter, known
        self._new: dict[int, Any] = {}

    def conventions(self, id: int) -> Any:
        if (found := self._known.get(id, self._new.get(id))) is None:
            row = first_row(self._connection, schema.conventions, id=id)
            if row is None:
                raise KnownError("damaged_row", table="conventions", id=id)
            found = game_of(row["game"]).decode_conventions(json.loads(row["facts"]))
            self._new[id] = found
        return found

    def id_of(self, game: str, conventions: Any) -> int:
        for known in (self._known, self._new):
            for id, other in known.items():
                # No two games share a type of conventions.
                if other is conventions or other == conventions:
                    return id
        facts = canonical(game_of(game).encode_conventions(conventions))
        digest = hashlib.blake2b(facts.encode(), digest_size=16).hexdigest()
        row = first_row(self._connection, schema.conventions, game=game, digest=digest)
        if row is None:
            row = {"id": self._counter.new_id(), "game": game, "facts": facts, "digest": digest}
            write(self._connection, inserting(schema.conventions), [sealed(schema.conventions, row)])
        self._new[row["id"]] = conventions
        return int(row["id"])

    def committed(self) -> None:
        self._known.update(self._new)


class Records:
    """The records of one transaction."""

    def __init__(self, connection: Connection, who: str, known_conventions: dict[int, Any]) -> None:
        self.connection = connection
        self.counter = Counter(connection)
        self.book = ConventionsBook(connection, self.counter, known_conventions)
        self.moved: list[RowMove] = []
        self._moves: list[Move] = []
        self.unsettled: set[int] = set()
        """Existing sheets whose derived results are older than their facts."""
        self.scores: dict[int, tuple[tuple[int, ...], Score]] = {}
        """Sheets scored since their last change: ids of their deals, and the score."""
        self._who = who
        self._games: dict[int, str] = {}
        """The game of each sheet read or written in this transaction."""
        self._rows: dict[tuple[str, int], Row | None] = {}

    # Reading

    def get(self, kind: type[R], id: int) -> R:
        row = self.row(MAPPERS[kind], id)
        if row is None:
            raise KeyError((kind.__name__, id))
        record: R = self.record(MAPPERS[kind], row)
        return record

    def find(self, kind: type[R], /, **equal: object) -> tuple[R, ...]:
        mapper = MAPPERS[kind]
        if (id := _only_id(equal)) is not None:
            row = self.row(mapper, id)
            return () if row is None else (self.record(mapper, row),)
        columns = self._columns(mapper, equal)
        return tuple(self.record(mapper, row) for row in rows(self.connection, mapper.table, mapper.order, **columns))

    def _columns(self, mapper: Mapper, equal: Mapping[str, object]) -> dict[str, Any]:
        """The values wanted of the columns of a table, for those wanted of the fields of its records."""
        columns = {}
        for name, value in equal.items():
            many = isinstance(value, tuple)
            columns[mapper.renamed.get(name, name)] = (
                tuple(mapper.encoded(name, part) for part in value)  # type: ignore[attr-defined]
                if many
                else mapper.encoded(name, value)
            )
        return columns

    def readable(self, kind: type[R], /, **equal: object) -> tuple[R, ...]:
        """As ``find``, without the records whose rows are damaged."""
        mapper = MAPPERS[kind]
        found: list[R] = []
        for row in selected(self.connection, mapper.table, mapper.order, self._columns(mapper, equal)):
            with suppress(KnownError):
                cells = verified(mapper.table, dict(zip(mapper.table.columns.keys(), row, strict=True)))
                found.append(self.record(mapper, cells))
        return tuple(found)

    def player_named(self, name: str) -> PlayerRecord | None:
        mapper = MAPPERS[PlayerRecord]
        row = first_row(self.connection, mapper.table, folded=folded(name))
        return None if row is None else self.record(mapper, row)

    def row(self, mapper: Mapper, id: int) -> Row | None:
        """The current row; no other transaction can change it during this one."""
        key = mapper.name, id
        if key not in self._rows:
            self._rows[key] = first_row(self.connection, mapper.table, id=id)
        return self._rows[key]

    def record(self, mapper: Mapper, row: Mapping[str, Any]) -> Any:
        """The record of a row. KnownError ``damaged_row`` when its text cannot be read."""
        try:
            if mapper.kind is DealRecord:
                return DealRecord(row["id"], row["sheet_id"], row["position"], deal_of(row["game"], row["facts"]))
            if mapper.kind is SheetRecord:
                self._games[row["id"]] = row["game"]
                call = None if row["call"] is None else call_of(row["game"], row["call"])
                agreed = self.book.conventions(row["conventions_id"])
                return mapper.record_of({**row, "conventions_id": agreed, "call": call})
            return mapper.record_of(row)
        except UNREADABLE as error:
            raise damaged(mapper.table, row) from error

    def versions(self, deal_id: int) -> tuple[DealVersion, ...]:
        found = rows(self.connection, schema.deal_version, deal_id=deal_id)
        return tuple(
            DealVersion(
                deal_id,
                number,
                datetime.datetime.fromisoformat(row["at"]),
                row["who"],
                None if row["facts"] is None else deal_of(row["game"], row["facts"]),
            )
            for number, row in enumerate(found, 1)
        )

    # Writing

    def add(self, kind: type[R], /, **fields: Any) -> R:
        (record,) = self.add_all(kind, [fields])
        return record

    def add_all(self, kind: type[R], /, many: Sequence[Mapping[str, Any]]) -> tuple[R, ...]:
        mapper = MAPPERS[kind]
        records = tuple(kind(id=self.counter.new_id(), **fields) for fields in many)
        self._insert(mapper, [self._row_of(mapper, record) for record in records], records)
        return records

    def put(self, record: Record) -> None:
        mapper = MAPPERS[type(record)]
        before = self._present(mapper, record)
        after = self._row_of(mapper, record)
        if after != before:
            self.move(mapper, record.id, before, after, record)

    def delete(self, record: Record) -> None:
        mapper = MAPPERS[type(record)]
        self.move(mapper, record.id, self._present(mapper, record), None)

    def move(
        self, mapper: Mapper, id: int, before: Row | None, after: Row | None, record: Record | None = None
    ) -> None:
        """Writes one row and records the change; ``record``: the record of ``after``, when it is known."""
        table = mapper.table
        if before is None and after is not None:
            self._insert(mapper, [after], [record])
            return
        if after is None:
            if mapper.kind is SheetRecord:
                self._forget_derived(id)
            write(self.connection, deleting(table), [{"_key": id}])
        else:
            write(self.connection, updating(table), [{**after, "_key": id}])
        self._moved([RowMove(mapper, id, before, after, record)])

    def _insert(self, mapper: Mapper, rows: list[Row], records: Sequence[Record | None]) -> None:
        if rows:
            write(self.connection, inserting(mapper.table), rows)
            known = zip(rows, records, strict=True)
            self._moved([RowMove(mapper, row["id"], None, row, record) for row, record in known])

    def _moved(self, moves: list[RowMove]) -> None:
        """Records changes, keeps versions of deals, and notes which sheets need new results."""
        self.moved += moves
        self._rows.update(((moved.mapper.name, moved.id), moved.after) for moved in moves)
        kind = moves[0].mapper.kind
        if kind is DealRecord:
            self._keep_versions(moves)
            self._unsettle({(moved.after or moved.before or {})["sheet_id"] for moved in moves})
        elif kind is SheetRecord:
            self._unsettle({moved.id for moved in moves})
            self.unsettled.difference_update(moved.id for moved in moves if moved.after is None)

    def _unsettle(self, sheets: set[int]) -> None:
        self.unsettled |= sheets
        for id in sheets & self.scores.keys():
            del self.scores[id]

    def moves(self) -> Sequence[Move]:
        for moved in self.moved[len(self._moves) :]:
            before = None if moved.before is None else self.record(moved.mapper, moved.before)
            after = moved.record
            if after is None and moved.after is not None:
                after = self.record(moved.mapper, moved.after)
            self._moves.append(Move(before, after))
        return self._moves

    def _present(self, mapper: Mapper, record: Record) -> Row:
        row = self.row(mapper, record.id)
        if row is None:
            raise KeyError((mapper.kind.__name__, record.id))
        return row

    def _row_of(self, mapper: Mapper, record: Record) -> Row:
        if isinstance(record, SheetRecord):
            self._games[record.id] = record.game
            conventions_id = self.book.id_of(record.game, record.conventions)
            call = None if record.call is None else call_text(record.game, record.call)
            row = mapper.row_of(replace(record, conventions=conventions_id, call=call))
        elif isinstance(record, DealRecord):
            game = self._games.get(record.sheet_id) or self.get(SheetRecord, record.sheet_id).game
            row = {
                "id": record.id,
                "sheet_id": record.sheet_id,
                "position": record.position,
                "game": game,
                "facts": deal_text(game, record.deal),
            }
        else:
            row = mapper.row_of(record)
        if isinstance(record, PlayerRecord):
            row["folded"] = folded(record.name)
        return sealed(mapper.table, row)

    def _keep_versions(self, moves: list[RowMove]) -> None:
        now = utc_now()
        versions = []
        for moved in moves:
            before, after = moved.before or {}, moved.after or {}
            if before.get("facts") != after.get("facts"):
                version = {
                    "id": self.counter.new_id(),
                    "deal_id": moved.id,
                    "at": now,
                    "who": self._who,
                    "game": (moved.after or before)["game"],
                    "facts": after.get("facts"),
                }
                versions.append(sealed(schema.deal_version, version))
        if versions:
            write(self.connection, inserting(schema.deal_version), versions)

    def _forget_derived(self, sheet_id: int) -> None:
        for table in (schema.result, schema.draft):
            write(self.connection, deleting(table, "sheet_id"), [{"_key": sheet_id}])
