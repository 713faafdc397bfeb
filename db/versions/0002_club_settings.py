"""Settings of the club that can be undone: its own conventions, its words for contracts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


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


def downgrade() -> None:
    op.drop_table("club_setting")
