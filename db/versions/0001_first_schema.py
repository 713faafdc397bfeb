"""The first schema of a club."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "action",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("values", sa.Text(), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("checksum", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_action"),
    )
    op.create_index("ix_action_state_id", "action", ["state", "id"])
    op.create_table(
        "conventions",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.Column("digest", sa.String(length=32), nullable=False),
        sa.Column("checksum", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_conventions"),
        sa.UniqueConstraint("game", "digest", name="uq_conventions_game_digest"),
    )
    op.create_table(
        "counter",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("last_id", sa.Integer(), nullable=False),
        sa.Column("checksum", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_counter"),
    )
    op.create_table(
        "deal_version",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("deal_id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("facts", sa.Text(), nullable=True),
        sa.Column("checksum", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_deal_version"),
    )
    op.create_index("ix_deal_version_deal_id", "deal_version", ["deal_id"])
    op.create_table(
        "player",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("folded", sa.Text(), nullable=False),
        sa.Column("number", sa.Text(), nullable=True),
        sa.Column("active", sa.Boolean(), nullable=False),
        sa.Column("guest", sa.Boolean(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("checksum", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_player"),
        sa.UniqueConstraint("folded", name="uq_player_folded"),
    )
    op.create_table(
        "season",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("checksum", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_season"),
        sa.UniqueConstraint("name", name="uq_season_name"),
    )
    op.create_table(
        "setting",
        sa.Column("key", sa.String(length=200), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_setting"),
    )
    op.create_table(
        "stamp",
        sa.Column("evening_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("evening_id", name="pk_stamp"),
    )
    op.create_table(
        "action_change",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("action_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("record_id", sa.Integer(), nullable=False),
        sa.Column("before", sa.Text(), nullable=True),
        sa.Column("after", sa.Text(), nullable=True),
        sa.Column("checksum", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["action_id"],
            ["action.id"],
            name="fk_action_change_action_id_action",
            initially="DEFERRED",
            deferrable=True,
        ),
        sa.PrimaryKeyConstraint("id", name="pk_action_change"),
    )
    op.create_index("ix_action_change_action_id", "action_change", ["action_id"])
    op.create_table(
        "evening",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("date", sa.String(length=10), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("season_id", sa.Integer(), nullable=False),
        sa.Column("present", sa.Text(), nullable=False),
        sa.Column("rules", sa.Text(), nullable=True),
        sa.Column("closed", sa.Boolean(), nullable=False),
        sa.Column("checksum", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["season_id"], ["season.id"], name="fk_evening_season_id_season", initially="DEFERRED", deferrable=True
        ),
        sa.PrimaryKeyConstraint("id", name="pk_evening"),
        sa.UniqueConstraint("date", "number", name="uq_evening_date_number"),
    )
    op.create_index("ix_evening_season_id_date_number", "evening", ["season_id", "date", "number"])
    op.create_table(
        "adjustment",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("evening_id", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.Integer(), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.Column("of", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("checksum", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["evening_id"],
            ["evening.id"],
            name="fk_adjustment_evening_id_evening",
            initially="DEFERRED",
            deferrable=True,
        ),
        sa.ForeignKeyConstraint(
            ["player_id"], ["player.id"], name="fk_adjustment_player_id_player", initially="DEFERRED", deferrable=True
        ),
        sa.PrimaryKeyConstraint("id", name="pk_adjustment"),
    )
    op.create_index("ix_adjustment_evening_id", "adjustment", ["evening_id"])
    op.create_index("ix_adjustment_player_id", "adjustment", ["player_id"])
    op.create_table(
        "round",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("evening_id", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("method", sa.Text(), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("tables", sa.Text(), nullable=False),
        sa.Column("out", sa.Text(), nullable=False),
        sa.Column("checksum", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["evening_id"], ["evening.id"], name="fk_round_evening_id_evening", initially="DEFERRED", deferrable=True
        ),
        sa.PrimaryKeyConstraint("id", name="pk_round"),
        sa.UniqueConstraint("evening_id", "round", name="uq_round_evening_id_round"),
    )
    op.create_table(
        "sheet",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("evening_id", sa.Integer(), nullable=False),
        sa.Column("table", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("conventions_id", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("first_dealer", sa.Integer(), nullable=False),
        sa.Column("changes", sa.Text(), nullable=False),
        sa.Column("totals", sa.Text(), nullable=True),
        sa.Column("closed", sa.Boolean(), nullable=False),
        sa.Column("marker", sa.Text(), nullable=False),
        sa.Column("checksum", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["conventions_id"],
            ["conventions.id"],
            name="fk_sheet_conventions_id_conventions",
            initially="DEFERRED",
            deferrable=True,
        ),
        sa.ForeignKeyConstraint(
            ["evening_id"], ["evening.id"], name="fk_sheet_evening_id_evening", initially="DEFERRED", deferrable=True
        ),
        sa.PrimaryKeyConstraint("id", name="pk_sheet"),
        sa.UniqueConstraint("evening_id", "round", "table", name="uq_sheet_evening_id_round_table"),
    )
    op.create_table(
        "deal",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("sheet_id", sa.Integer(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.Column("checksum", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["sheet_id"], ["sheet.id"], name="fk_deal_sheet_id_sheet", initially="DEFERRED", deferrable=True
        ),
        sa.PrimaryKeyConstraint("id", name="pk_deal"),
        sa.UniqueConstraint("sheet_id", "position", name="uq_deal_sheet_id_position"),
    )
    op.create_table(
        "draft",
        sa.Column("sheet_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["sheet_id"], ["sheet.id"], name="fk_draft_sheet_id_sheet", initially="DEFERRED", deferrable=True
        ),
        sa.PrimaryKeyConstraint("sheet_id", name="pk_draft"),
    )
    op.create_table(
        "result",
        sa.Column("sheet_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("rank", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player_id", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("points", sa.BigInteger(), nullable=False),
        sa.Column("seat_points", sa.BigInteger(), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("closed", sa.Boolean(), nullable=False),
        sa.Column("incomplete", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player_id"], ["player.id"], name="fk_result_player_id_player", initially="DEFERRED", deferrable=True
        ),
        sa.ForeignKeyConstraint(
            ["sheet_id"], ["sheet.id"], name="fk_result_sheet_id_sheet", initially="DEFERRED", deferrable=True
        ),
        sa.PrimaryKeyConstraint("sheet_id", "rank", name="pk_result"),
    )
    op.create_index("ix_result_player_id", "result", ["player_id"])


def downgrade() -> None:
    op.drop_table("result")
    op.drop_table("draft")
    op.drop_table("deal")
    op.drop_table("sheet")
    op.drop_table("round")
    op.drop_table("adjustment")
    op.drop_table("evening")
    op.drop_table("action_change")
    op.drop_table("stamp")
    op.drop_table("setting")
    op.drop_table("season")
    op.drop_table("player")
    op.drop_table("deal_version")
    op.drop_table("counter")
    op.drop_table("conventions")
    op.drop_table("action")
