"""Standing answers, by seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Nobody has any yet."""
    column = sa.Column("standing", sa.JSON, nullable=False, server_default="[]")
    op.add_column("seats", column)


def downgrade() -> None:
    """Forget them."""
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("standing")
