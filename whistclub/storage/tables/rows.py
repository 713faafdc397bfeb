"""Converts records to database rows and back: one codec per field, and a checksum per row."""

from __future__ import annotations

import datetime
import json
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import Any, Final

from sqlalchemy import Table

from whistclub.club.ports import (
    AdjustmentRecord,
    DealRecord,
    EveningRecord,
    PlayerRecord,
    Purse,
    Record,
    RoundRecord,
    SeasonRecord,
    SettingRecord,
    SheetRecord,
)
from whistclub.errors import KnownError
from whistclub.ranking.conventions import decode_evening, decode_season, encode_evening, encode_season
from whistclub.rules.common import Refused
from whistclub.rules.game import Calls
from whistclub.rules.sheet import SeatChange, Totals, game_of
from whistclub.seating.facts import SeatedTable
from whistclub.storage.tables import schema

Row = dict[str, Any]
"""A row of the database by column name; without its checksum when it has just been made."""
Encode = Callable[[Any], Any]
Decode = Callable[[Any], Any]

UNREADABLE: Final = (ValueError, TypeError, KeyError, AttributeError, Refused)
"""Errors raised when a stored text of facts cannot be read."""


_CANONICAL: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"), allow_nan=False)
_PLAIN: Final = json.JSONEncoder(separators=(",", ":"))


def canonical(value: object) -> str:
    """JSON text that is the same for equal values, in ASCII."""
    return _CANONICAL.encode(value)


def checksum(table: Table, row: Mapping[str, Any]) -> int:
    """The CRC-32 of a row without its checksum, as a JSON list in column order; it detects any change of a few bits."""
    return crc32([row[column.name] for column in table.columns if column.name != "checksum"])


def crc32(guarded: list[Any]) -> int:
    """The CRC-32 of values as a JSON list."""
    return zlib.crc32(_PLAIN.encode(guarded).encode())


def sealed(table: Table, row: Row) -> Row:
    """The row with its checksum."""
    return {**row, "checksum": checksum(table, row)}


def verified(table: Table, row: Row) -> Row:
    """Returns a row, its columns in order; KnownError ``damaged_row`` when its checksum does not match."""
    try:
        *guarded, found = row.values()
        sound = found == crc32(guarded)
    except TypeError as error:  # the database returned neither text nor number
        raise damaged(table, row) from error
    if not sound:
        raise damaged(table, row)
    return row


def damaged(table: Table, row: Mapping[str, Any]) -> KnownError:
    """The error for a stored row that does not match what was written."""
    return KnownError("damaged_row", table=table.name, id=row["id"])


@dataclass(frozen=True)
class Mapper:
    """How one kind of record is stored in its table. ``order``: natural order. ``codecs``: of the fields that are
    converted.

    A sheet's conventions and a deal's facts are stored in columns of other names (``renamed``) and need other rows, a
    sheet's call needs its game: the unit of work converts those."""

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
        """A field's value as stored in its column."""
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


def _evening_rules(text: str) -> Any:
    return decode_evening(json.loads(text))


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


def deal_text(game: str, deal: Any) -> str:
    """A deal's facts as stored text."""
    return canonical(game_of(game).encode(deal))


def deal_of(game: str, text: str) -> Any:
    """The deal of a stored text."""
    return game_of(game).decode(json.loads(text))


def call_text(game: str, call: Any) -> str:
    """An arbiter's call as stored text. ValueError for a game without calls."""
    return canonical(_calls(game).encode(call))


def call_of(game: str, text: str) -> Any:
    """The arbiter's call of a stored text. ValueError for a game without calls."""
    return _calls(game).decode(json.loads(text))


def _calls(game: str) -> Calls:
    calls = game_of(game).calls
    if calls is None:
        raise ValueError(f"no calls in {game}")
    return calls


def _teams_text(teams: tuple[tuple[datetime.date | None, str], ...]) -> str:
    return canonical([[since and since.isoformat(), team] for since, team in teams])


def _teams(text: str) -> tuple[tuple[datetime.date | None, str], ...]:
    return tuple((since and datetime.date.fromisoformat(since), team) for since, team in json.loads(text))


def _purse_text(purse: Purse) -> str:
    return canonical([purse.entry and dict(purse.entry), purse.stake, purse.paid, purse.prizes])


def _purse(text: str) -> Purse:
    entry, stake, paid, prizes = json.loads(text)
    return Purse(entry, stake, tuple(paid), tuple((player, cents) for player, cents in prizes))


_JSON_IDS: Final = (canonical, _ids)
_JSON_NAMES: Final[tuple[Encode, Decode]] = (canonical, lambda text: tuple(json.loads(text)))
_date: Final[tuple[Encode, Decode]] = (datetime.date.isoformat, datetime.date.fromisoformat)
_DAY: Final = _optional(*_date)

MAPPERS: Final[Mapping[type[Any], Mapper]] = {
    PlayerRecord: Mapper(
        PlayerRecord, schema.player, ("id",), {"categories": _JSON_NAMES, "teams": (_teams_text, _teams)}
    ),
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
            "purse": (_purse_text, _purse),
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
"""The mapper of every record type."""

MAPPERS_BY_NAME: Final = {mapper.table.name: mapper for mapper in MAPPERS.values()}
