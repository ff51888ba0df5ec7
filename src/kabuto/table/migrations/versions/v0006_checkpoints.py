"""What follows from the causes of a table, stored now and then, so that it need not be replayed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """There are none yet: a table that is long gets one when it is loaded."""
    op.create_table(
        "checkpoints",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("history", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_checkpoints"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_checkpoints_table_id"),
    )


def downgrade() -> None:
    """They can be made anew."""
    op.drop_table("checkpoints")
