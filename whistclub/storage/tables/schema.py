"""The tables of a club. Dates are ISO text, facts canonical JSON text; a checksum guards every row."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

APPLICATION_ID: Final = 0x57484953
"""Marks a SQLite file as a club ("WHIS" in its header)."""
SCHEMA: Final = 4
"""Number of the schema this program writes (``PRAGMA user_version``)."""
HEAD: Final = "0004"
"""The Alembic revision of that schema."""

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _id() -> Column[Any]:
    return Column("id", Integer, primary_key=True, autoincrement=False)


def _checksum() -> Column[Any]:
    return Column("checksum", BigInteger, nullable=False)


def _to(column: str, table: str) -> ForeignKeyConstraint:
    # Checked at the commit, so that an action and its undo may write in any order.
    return ForeignKeyConstraint([column], [f"{table}.id"], deferrable=True, initially="DEFERRED")


def _facts(name: str, *parts: Any) -> Table:
    """Defines a table of facts: ids come from ``counter``, and the last column of every row is its checksum."""
    return Table(name, metadata, _id(), *parts, _checksum())


def _text(name: str) -> Column[Any]:
    return Column(name, Text, nullable=False)


def _number(name: str) -> Column[Any]:
    return Column(name, Integer, nullable=False)


def _points(name: str) -> Column[Any]:
    return Column(name, BigInteger, nullable=False)


def _flag(name: str) -> Column[Any]:
    return Column(name, Boolean, nullable=False)


player: Final = _facts(
    "player",
    _text("name"),
    Column("folded", Text, nullable=False, unique=True),
    Column("number", Text),
    _flag("active"),
    _flag("guest"),
    _text("note"),
    _text("categories"),
    _text("teams"),
)

season: Final = _facts(
    "season",
    Column("name", Text, nullable=False, unique=True),
    _text("rules"),
    Column("first", String(10)),
    Column("last", String(10)),
    Column("closed", Boolean),
)

evening: Final = _facts(
    "evening",
    Column("date", String(10), nullable=False),
    _number("number"),
    _text("name"),
    _number("season_id"),
    _text("present"),
    Column("rules", Text),
    _flag("closed"),
    _flag("cancelled"),
    _text("cancelled_why"),
    _text("purse"),
    _to("season_id", "season"),
    UniqueConstraint("date", "number"),
    Index(None, "season_id", "date", "number"),
)

conventions: Final = _facts(
    "conventions",
    _text("game"),
    _text("facts"),
    Column("digest", String(32), nullable=False),
    UniqueConstraint("game", "digest"),
)
"""Conventions of sheets, each stored once and never changed."""

sheet: Final = _facts(
    "sheet",
    _number("evening_id"),
    _number("table"),
    _number("round"),
    _text("game"),
    _number("conventions_id"),
    _text("seats"),
    _number("first_dealer"),
    _text("changes"),
    Column("totals", Text),
    _flag("closed"),
    _text("marker"),
    Column("call", Text),
    _to("conventions_id", "conventions"),
    _to("evening_id", "evening"),
    UniqueConstraint("evening_id", "round", "table"),
)

deal: Final = _facts(
    "deal",
    _number("sheet_id"),
    _number("position"),
    _text("game"),
    _text("facts"),
    _to("sheet_id", "sheet"),
    UniqueConstraint("sheet_id", "position"),
)

adjustment: Final = _facts(
    "adjustment",
    _number("evening_id"),
    _number("player_id"),
    _points("amount"),
    _text("of"),
    _text("kind"),
    _text("reason"),
    _text("by"),
    _to("evening_id", "evening"),
    _to("player_id", "player"),
    Index(None, "evening_id"),
    Index(None, "player_id"),
)

round: Final = _facts(
    "round",
    _number("evening_id"),
    _number("round"),
    _text("method"),
    _points("seed"),
    _text("tables"),
    _text("out"),
    _to("evening_id", "evening"),
    UniqueConstraint("evening_id", "round"),
)
"""Rounds as drawn."""

deal_version: Final = _facts(
    "deal_version",
    _number("deal_id"),
    _text("at"),
    _text("who"),
    _text("game"),
    Column("facts", Text),
    Index(None, "deal_id"),
)
"""Every version of a deal, kept after the deal is deleted; ``facts`` NULL: it was deleted."""

action: Final = _facts(
    "action",
    _text("at"),
    _text("who"),
    _text("name"),
    _text("values"),
    Column("state", String(8), nullable=False),
    Index(None, "state", "id"),
)
"""The journal. ``state``: ``done``, ``undone``, or ``dropped`` (undone, and followed by another action)."""

action_change: Final = _facts(
    "action_change",
    _number("action_id"),
    _text("kind"),
    _number("record_id"),
    Column("before", Text),
    Column("after", Text),
    _to("action_id", "action"),
    Index(None, "action_id"),
)
"""The rows an action changed, in order; ``before`` NULL: added, ``after`` NULL: deleted."""

result: Final = Table(
    "result",
    metadata,
    Column("sheet_id", Integer, primary_key=True, autoincrement=False),
    Column("rank", Integer, primary_key=True, autoincrement=False),
    _number("player_id"),
    Column("place", Integer),
    _points("points"),
    _points("seat_points"),
    _number("deals"),
    _number("seats"),
    _flag("closed"),
    _flag("incomplete"),
    _to("player_id", "player"),
    _to("sheet_id", "sheet"),
    _checksum(),
    Index(None, "player_id"),
)
"""Results derived from the facts of a sheet, one row per player, written in the same transaction. The checksum covers
the sheet's place in the evening and the number of its rows too (results.py)."""

draft: Final = Table(
    "draft",
    metadata,
    Column("sheet_id", Integer, primary_key=True, autoincrement=False),
    _text("facts"),
    _checksum(),
    _to("sheet_id", "sheet"),
)
"""The half-entered deal of a sheet, as the entry strip left it."""

setting: Final = Table("setting", metadata, Column("key", String(200), primary_key=True), _text("value"), _checksum())
"""Settings that are not journalled."""

club_setting: Final = _facts("club_setting", Column("key", String(200), nullable=False, unique=True), _text("value"))
"""Settings that are facts: journalled and undone like any other change."""

stamp: Final = Table(
    "stamp",
    metadata,
    Column("evening_id", Integer, primary_key=True, autoincrement=False),
    _number("revision"),
)
"""The club's revision at which facts of an evening last changed; it tells whether cached results are still valid."""

counter: Final = _facts("counter", _number("revision"), _number("last_id"))
"""One row. ``revision``: how many transactions have changed facts; ``last_id``: the last id given to any row, so that
no id is ever used twice."""
