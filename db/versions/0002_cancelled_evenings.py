"""Adds cancelled evenings, seasons with their own days, and settings of the club that can be undone."""

from __future__ import annotations

import json
import zlib
from typing import Any, Literal

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

GUARDED = {
    "season": ("id", "name", "rules", "first", "last"),
    "evening": (
        "id", "date", "number", "name", "season_id", "present", "rules", "closed", "cancelled", "cancelled_why",
    ),
    "action_change": ("id", "action_id", "kind", "record_id", "before", "after"),
}  # fmt: skip
"""The columns covered by a row's checksum, in order."""
FLAGS = ("closed", "cancelled")
NEW = {"season": {"first": None, "last": None}, "evening": {"cancelled": False, "cancelled_why": ""}}


def upgrade() -> None:
    op.create_table(
        "club_setting",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("key", sa.String(length=200), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.Column("checksum", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_club_setting"),
        sa.UniqueConstraint("key", name="uq_club_setting_key"),
    )
    for name in ("first", "last"):
        _add("season", sa.Column(name, sa.String(length=10), nullable=True))
    _add("evening", sa.Column("cancelled", sa.Boolean(), nullable=False, server_default=sa.false()))
    _add("evening", sa.Column("cancelled_why", sa.Text(), nullable=False, server_default=""))
    with op.batch_alter_table("evening", recreate=_rebuilt()) as table:
        for name in ("cancelled", "cancelled_why"):
            table.alter_column(name, server_default=None)
    for name in NEW:
        for row in _rows(name):
            _keep(name, row)
    # On a sheet without a deal nobody has a place.
    op.execute(
        "UPDATE result SET place = NULL WHERE sheet_id NOT IN (SELECT sheet_id FROM deal)"
        " AND sheet_id IN (SELECT id FROM sheet WHERE totals IS NULL)"
    )
    # Rows that an undo would restore need the new columns too.
    for row in _rows("action_change"):
        if row["kind"] in NEW:
            _keep(
                "action_change", {**row, **{side: _brought_up(row["kind"], row[side]) for side in ("before", "after")}}
            )


def _add(name: str, column: sa.Column[Any]) -> None:
    if _rebuilt() == "never":
        op.add_column(name, column)
        return
    with op.batch_alter_table(name, recreate="always") as table:
        table.add_column(column, insert_before="checksum")


def _rebuilt() -> Literal["always", "never"]:
    """Whether a changed table is built anew: SQLite can hardly change one, a server cannot drop one others refer to."""
    return "always" if op.get_bind().dialect.name == "sqlite" else "never"


def _table(name: str) -> sa.TableClause:
    return sa.table(name, *(sa.column(column) for column in (*GUARDED[name], "checksum")))


def _rows(name: str) -> list[dict[str, Any]]:
    table = _table(name)
    found = op.get_bind().execute(sa.select(*(table.c[column] for column in GUARDED[name]))).mappings()
    return [{column: bool(cell) if column in FLAGS else cell for column, cell in row.items()} for row in found]


def _keep(name: str, row: dict[str, Any]) -> None:
    table = _table(name)
    op.get_bind().execute(sa.update(table).where(table.c.id == row["id"]).values(**row, checksum=_checksum(name, row)))


def _checksum(name: str, row: dict[str, Any]) -> int:
    return zlib.crc32(json.dumps([row[column] for column in GUARDED[name]], separators=(",", ":")).encode())


def _brought_up(name: str, text: str | None) -> str | None:
    """A row of the journal with the new columns."""
    if text is None:
        return None
    row = {**json.loads(text), **NEW[name]}
    row["checksum"] = _checksum(name, row)
    return json.dumps(row, sort_keys=True, separators=(",", ":"))
