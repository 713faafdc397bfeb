"""Adds the arbiter's call that a sheet keeps for its next deal."""

from __future__ import annotations

import json
import zlib
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

GUARDED = {
    "sheet": (
        "id", "evening_id", "table", "round", "game", "conventions_id", "seats", "first_dealer", "changes", "totals",
        "closed", "marker", "call",
    ),
    "action_change": ("id", "action_id", "kind", "record_id", "before", "after"),
}  # fmt: skip
"""The columns covered by a row's checksum, in order."""


def upgrade() -> None:
    column = sa.Column("call", sa.Text(), nullable=True)
    if op.get_bind().dialect.name == "sqlite":
        with op.batch_alter_table("sheet", recreate="always") as table:
            table.add_column(column, insert_before="checksum")
    else:
        op.add_column("sheet", column)
    for row in _rows("sheet"):
        _keep("sheet", row)
    # Rows that an undo would restore need the new column too.
    for row in _rows("action_change", kind="sheet"):
        _keep("action_change", {**row, **{side: _brought_up(row[side]) for side in ("before", "after")}})


def _table(name: str) -> sa.TableClause:
    return sa.table(name, *(sa.column(column) for column in (*GUARDED[name], "checksum")))


def _rows(name: str, **equal: str) -> list[dict[str, Any]]:
    table = _table(name)
    wanted = sa.select(*(table.c[column] for column in GUARDED[name])).filter_by(**equal)
    found = op.get_bind().execute(wanted).mappings()
    return [{column: bool(cell) if column == "closed" else cell for column, cell in row.items()} for row in found]


def _keep(name: str, row: dict[str, Any]) -> None:
    table = _table(name)
    op.get_bind().execute(sa.update(table).where(table.c.id == row["id"]).values(**row, checksum=_checksum(name, row)))


def _checksum(name: str, row: dict[str, Any]) -> int:
    return zlib.crc32(json.dumps([row[column] for column in GUARDED[name]], separators=(",", ":")).encode())


def _brought_up(text: str | None) -> str | None:
    """A sheet's row of the journal with the new column."""
    if text is None:
        return None
    row = {**json.loads(text), "call": None}
    row["checksum"] = _checksum("sheet", row)
    return json.dumps(row, sort_keys=True, separators=(",", ":"))
