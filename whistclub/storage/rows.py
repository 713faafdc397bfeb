"""Records and the rows they are stored as: one codec a field, and the checksum that guards the row."""

from __future__ import annotations

import datetime
import json
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache, cached_property, lru_cache
from operator import itemgetter
from typing import Any, Final

from sqlalchemy import Boolean, Table

from whistclub.club.ports import (
    AdjustmentRecord,
    DealRecord,
    EveningRecord,
    PlayerRecord,
    Record,
    RoundRecord,
    SeasonRecord,
    SettingRecord,
    SheetRecord,
)
from whistclub.errors import KnownError
from whistclub.ranking.conventions import decode_evening, decode_season, encode_evening, encode_season
from whistclub.rules.common import Refused
from whistclub.rules.facts import Calls
from whistclub.rules.sheet import SeatChange, Totals, game_of
from whistclub.seating.facts import SeatedTable
from whistclub.storage import schema

Row = dict[str, Any]
"""A row as the database holds it, by column name, without its checksum when it has just been made."""
Encode = Callable[[Any], Any]
Decode = Callable[[Any], Any]

UNREADABLE: Final = (ValueError, TypeError, KeyError, AttributeError, Refused)
"""What reading a text of facts raises that is none."""

_canonical: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"), allow_nan=False)
_DEALS_KEPT: Final = 65_536
"""Deals of which each is made, or written, once: as many different ones as a club plays in ten years."""
_quoted: Final = json.encoder.encode_basestring_ascii
_cell: Final[Mapping[type, Callable[[Any], str]]] = {
    int: int.__repr__,
    str: _quoted,
    bool: {True: "true", False: "false"}.__getitem__,
    type(None): lambda _: "null",
}
"""How ``json`` writes what columns hold."""


_parsed: Final = json.JSONDecoder().raw_decode


def canonical(value: object) -> str:
    """JSON text that is the same for equal values, and plain ASCII."""
    return _canonical.encode(value)


def checksum(table: Table, row: Mapping[str, Any]) -> int:
    """CRC-32 of a row but for the checksum, as a JSON list in the columns' order: any change of a few bits shows."""
    return _checksum(_guarded(table)(row))


def _checksum(values: Sequence[Any]) -> int:
    try:
        text = f"[{','.join([_cell[type(value)](value) for value in values])}]"
    except KeyError:
        text = json.dumps(values, separators=(",", ":"))
    return zlib.crc32(text.encode())


def sealed(table: Table, row: Row) -> Row:
    """The row with its checksum."""
    return {**row, "checksum": checksum(table, row)}


def verified(table: Table, row: Row) -> Row:
    """The row itself; KnownError ``damaged_row`` when its checksum does not agree."""
    if row["checksum"] != checksum(table, row):
        raise damaged(table, row)
    return row


def verified_cells(table: Table, cells: Sequence[Any]) -> Sequence[Any]:
    """The same for a row of facts as it comes from the database: in the columns' order, truth perhaps as 0 and 1."""
    if flags := _flags(table):
        cells = [bool(cell) if at in flags else cell for at, cell in enumerate(cells)]
    if cells[-1] != _checksum(cells[:-1]):
        raise damaged(table, {"id": cells[0]})
    return cells


def damaged(table: Table, row: Mapping[str, Any]) -> KnownError:
    """What to raise when a stored row cannot be what was written."""
    return KnownError("damaged_row", table=table.name, id=row["id"])


@cache
def names_of(table: Table) -> tuple[str, ...]:
    """The table's columns in order; of a table of facts the first is ``id``, the last ``checksum``."""
    return tuple(column.name for column in table.columns)


@cache
def _guarded(table: Table) -> Callable[[Mapping[str, Any]], Sequence[Any]]:
    """What takes the cells that the checksum guards out of a row."""
    return itemgetter(*names_of(table)[:-1])


@cache
def _flags(table: Table) -> frozenset[int]:
    """Where the columns of truth stand."""
    return frozenset(at for at, column in enumerate(table.columns) if isinstance(column.type, Boolean))


@dataclass(frozen=True)
class Mapper:
    """How one kind of record lies in its table. ``order``: natural order. ``codecs``: fields not stored as they are.

    A sheet's conventions and a deal's facts lie in columns of other names (``renamed``) and need other rows, a sheet's
    call needs its game: the unit of work turns them."""

    kind: type[Any]
    table: Table
    order: tuple[str, ...]
    codecs: Mapping[str, tuple[Encode, Decode]] = field(default_factory=dict)
    renamed: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def name(self) -> str:
        """The table's name as plain text."""
        return str(self.table.name)

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(part.name for part in fields(self.kind))

    def encoded(self, name: str, value: object) -> Any:
        """A field's value as its column holds it."""
        codec = self.codecs.get(name)
        return codec[0](value) if codec else value

    def row_of(self, record: Record) -> Row:
        """A record's row, without checksum."""
        return {self.renamed.get(name, name): self.encoded(name, getattr(record, name)) for name in self.names}

    def record_of(self, row: Mapping[str, Any]) -> Any:
        """The record of a row."""
        return self.kind(*[decode(row[column]) if decode else row[column] for column, decode in self._cells])

    @cached_property
    def _cells(self) -> tuple[tuple[str, Decode | None], ...]:
        """Column and decoder of each field, in order."""
        return tuple(
            (self.renamed.get(name, name), self.codecs[name][1] if name in self.codecs else None) for name in self.names
        )


def _optional(encode: Encode, decode: Decode) -> tuple[Encode, Decode]:
    def to_text(value: Any) -> Any:
        return None if value is None else encode(value)

    def of_text(text: Any) -> Any:
        return None if text is None else decode(text)

    return to_text, of_text


def _ids(text: str) -> tuple[int, ...]:
    return tuple(json.loads(text))


@lru_cache(maxsize=64)
def _evening_rules(text: str) -> Any:
    return decode_evening(json.loads(text))


@lru_cache(maxsize=64)
def _season_rules(text: str) -> Any:
    return decode_season(json.loads(text))


def _evening_text(rules: Any) -> str:
    return canonical(encode_evening(rules))


def _season_text(rules: Any) -> str:
    return canonical(encode_season(rules))


def _changes_text(changes: tuple[SeatChange, ...]) -> str:
    return canonical([[c.from_deal, c.seat, c.player, c.after] for c in changes])


def _changes(text: str) -> tuple[SeatChange, ...]:
    return tuple(SeatChange(*values) for values in json.loads(text))


def _totals_text(totals: Totals) -> str:
    return canonical([totals.points, totals.tricks, totals.deals_played])


def _totals(text: str) -> Totals:
    points, tricks, deals = json.loads(text)
    return Totals(tuple(points), None if tricks is None else tuple(tricks), deals)


def _tables_text(tables: tuple[SeatedTable, ...]) -> str:
    return canonical([[table.number, table.seats, table.first_dealer] for table in tables])


def _tables(text: str) -> tuple[SeatedTable, ...]:
    return tuple(SeatedTable(number, tuple(seats), dealer) for number, seats, dealer in json.loads(text))


@lru_cache(maxsize=_DEALS_KEPT)
def deal_text(game: str, deal: Any) -> str:
    """A deal's facts as they are stored; clubs play the same deals over and over."""
    return canonical(game_of(game).encode(deal))


@lru_cache(maxsize=_DEALS_KEPT)
def deal_of(game: str, text: str) -> Any:
    """The deal stored as ``text``; equal text gives the same object."""
    return game_of(game).decode(_parsed(text)[0])


def call_text(game: str, call: Any) -> str:
    """A call of the arbiter as it is stored. ValueError in a game that has none."""
    return canonical(_calls(game).encode(call))


def call_of(game: str, text: str) -> Any:
    """The call stored as ``text``. ValueError in a game that has none."""
    return _calls(game).decode(json.loads(text))


def _calls(game: str) -> Calls:
    calls = game_of(game).calls
    if calls is None:
        raise ValueError(f"no calls in {game}")
    return calls


def deal_record(row: Sequence[Any]) -> DealRecord:
    """The record of a deal's row as it comes from the database: as ``verified_cells`` and ``deal_of`` have it, written
    out because a club has so many of them. KnownError ``damaged_row`` when it is not as it was written."""
    id, sheet_id, position, game, facts, checksum = row
    try:
        text = f"[{id:d},{sheet_id:d},{position:d},{_quoted(game)},{_quoted(facts)}]"
        if zlib.crc32(text.encode()) == checksum:
            return DealRecord(id, sheet_id, position, deal_of(game, facts))
    except UNREADABLE as error:
        raise damaged(schema.deal, {"id": id}) from error
    raise damaged(schema.deal, {"id": id})


_JSON_IDS: Final = (canonical, _ids)
_date: Final[tuple[Encode, Decode]] = (datetime.date.isoformat, datetime.date.fromisoformat)
_DAY: Final = _optional(*_date)

MAPPERS: Final[Mapping[type[Any], Mapper]] = {
    PlayerRecord: Mapper(PlayerRecord, schema.player, ("id",)),
    SeasonRecord: Mapper(
        SeasonRecord, schema.season, ("name",), {"rules": (_season_text, _season_rules), "first": _DAY, "last": _DAY}
    ),
    EveningRecord: Mapper(
        EveningRecord,
        schema.evening,
        ("date", "number"),
        {
            "date": _date,
            "present": _JSON_IDS,
            "rules": _optional(_evening_text, _evening_rules),
        },
    ),
    SheetRecord: Mapper(
        SheetRecord,
        schema.sheet,
        ("evening_id", "round", "table"),
        {"seats": _JSON_IDS, "changes": (_changes_text, _changes), "totals": _optional(_totals_text, _totals)},
        {"conventions": "conventions_id"},
    ),
    DealRecord: Mapper(DealRecord, schema.deal, ("sheet_id", "position"), renamed={"deal": "facts"}),
    AdjustmentRecord: Mapper(AdjustmentRecord, schema.adjustment, ("id",)),
    RoundRecord: Mapper(
        RoundRecord,
        schema.round,
        ("evening_id", "round"),
        {"tables": (_tables_text, _tables), "out": _JSON_IDS},
    ),
    SettingRecord: Mapper(SettingRecord, schema.club_setting, ("key",), {"value": (canonical, json.loads)}),
}
"""Every kind of record."""

MAPPERS_BY_NAME: Final = {mapper.table.name: mapper for mapper in MAPPERS.values()}
