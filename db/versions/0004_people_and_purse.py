"""Adds categories and teams of players, seasons closed by hand, the purse of an evening, and checksums for results,
drafts and settings."""

from __future__ import annotations

import json
import zlib
from itertools import groupby
from operator import itemgetter
from typing import Any, Literal

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

NEW: dict[str, dict[str, Any]] = {
    "player": {"categories": "[]", "teams": "[]"},
    "season": {"closed": None},
    "evening": {"purse": "[null,null,[],[]]"},
}
"""The new columns of tables of facts, and what they hold."""
GUARDED = {
    "player": ("id", "name", "folded", "number", "active", "guest", "note", "categories", "teams"),
    "season": ("id", "name", "rules", "first", "last", "closed"),
    "evening": (
        "id", "date", "number", "name", "season_id", "present", "rules", "closed", "cancelled", "cancelled_why",
        "purse",
    ),
    "action_change": ("id", "action_id", "kind", "record_id", "before", "after"),
    "draft": ("sheet_id", "facts"),
    "setting": ("key", "value"),
}  # fmt: skip
"""The columns covered by a row's checksum, in order."""
FLAGS = ("active", "guest", "closed", "cancelled")
RESULT = ("sheet_id", "rank", "player_id", "place", "points", "seat_points", "deals", "seats", "closed", "incomplete")


def upgrade() -> None:
    for name, columns in NEW.items():
        _add(name, [(column, value) for column, value in columns.items()])
        for row in _rows(name):
            _keep(name, row)
    # Rows that an undo would restore need the new columns too.
    for row in _rows("action_change"):
        if row["kind"] in NEW:
            sides = {side: _brought_up(row["kind"], row[side]) for side in ("before", "after")}
            _keep("action_change", {**row, **sides})
    for name in ("result", "draft", "setting"):
        with op.batch_alter_table(name, recreate=_rebuilt()) as table:
            table.add_column(sa.Column("checksum", sa.BigInteger(), nullable=False, server_default="0"))
        with op.batch_alter_table(name, recreate=_rebuilt()) as table:
            table.alter_column("checksum", server_default=None)
    for name, key in (("draft", "sheet_id"), ("setting", "key")):
        for row in _rows(name):
            _keep(name, row, key)
    _seal_results()


def _add(name: str, columns: list[tuple[str, Any]]) -> None:
    kinds = {"closed": sa.Boolean()}
    placed = {"insert_before": "checksum"} if _rebuilt() == "always" else {}
    with op.batch_alter_table(name, recreate=_rebuilt()) as table:
        for column, value in columns:
            kind = kinds.get(column, sa.Text())
            new = sa.Column(column, kind, nullable=value is None, server_default=value)
            table.add_column(new, **placed)
    with op.batch_alter_table(name, recreate=_rebuilt()) as table:
        for column, value in columns:
            if value is not None:
                table.alter_column(column, server_default=None)


def _rebuilt() -> Literal["always", "never"]:
    """Whether a changed table is built anew: SQLite can hardly change one, a server cannot drop one others refer to."""
    return "always" if op.get_bind().dialect.name == "sqlite" else "never"


def _seal_results() -> None:
    connection = op.get_bind()
    sheet = sa.table("sheet", *map(sa.column, ("id", "evening_id", "round", "table", "game")))
    result = sa.table("result", *map(sa.column, (*RESULT, "checksum")))
    wanted = sa.select(sheet.c.evening_id, sheet.c.round, sheet.c.table, sheet.c.game, *(result.c[c] for c in RESULT))
    found = connection.execute(
        wanted.select_from(sa.join(result, sheet, result.c.sheet_id == sheet.c.id)).order_by(
            result.c.sheet_id, result.c.rank
        )
    ).mappings()
    for _, group in groupby(map(dict, found), itemgetter("sheet_id")):
        of_sheet = list(group)
        for row in of_sheet:
            values = [
                row["evening_id"], row["sheet_id"], row["round"], row["table"], row["game"], len(of_sheet), row["rank"],
                row["player_id"], row["place"], row["points"], row["seat_points"], row["deals"], row["seats"],
                bool(row["closed"]), bool(row["incomplete"]),
            ]  # fmt: skip
            own = (result.c.sheet_id == row["sheet_id"]) & (result.c.rank == row["rank"])
            connection.execute(sa.update(result).where(own).values(checksum=_crc32(values)))


def _table(name: str) -> sa.TableClause:
    return sa.table(name, *(sa.column(column) for column in (*GUARDED[name], "checksum")))


def _rows(name: str) -> list[dict[str, Any]]:
    table = _table(name)
    found = op.get_bind().execute(sa.select(*(table.c[column] for column in GUARDED[name]))).mappings()
    return [{column: _plain(column, cell) for column, cell in row.items()} for row in found]


def _plain(column: str, cell: Any) -> Any:
    return bool(cell) if column in FLAGS and cell is not None else cell


def _keep(name: str, row: dict[str, Any], key: str = "id") -> None:
    table = _table(name)
    op.get_bind().execute(sa.update(table).where(table.c[key] == row[key]).values(**row, checksum=_checksum(name, row)))


def _checksum(name: str, row: dict[str, Any]) -> int:
    return _crc32([row[column] for column in GUARDED[name]])


def _crc32(values: list[Any]) -> int:
    return zlib.crc32(json.dumps(values, separators=(",", ":")).encode())


def _brought_up(name: str, text: str | None) -> str | None:
    """A row of the journal with the new columns."""
    if text is None:
        return None
    row = {**json.loads(text), **NEW[name]}
    row["checksum"] = _checksum(name, row)
    return json.dumps(row, sort_keys=True, separators=(",", ":"))
