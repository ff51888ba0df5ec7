"""Several processes may serve the same tables: who lives, who drives what, who has seen what."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

NOBODY = ""

tables = sa.table("tables", sa.column("id", sa.String))
causes = sa.table("causes", sa.column("table_id", sa.String), sa.column("over", sa.Boolean))
drivers = sa.table("drivers", sa.column("table_id", sa.String), sa.column("process", sa.String))


def upgrade() -> None:
    """Whoever comes first drives the tables that are there."""
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )
    op.create_table(
        "drivers",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("process", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_drivers"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_drivers_table_id"),
    )
    op.create_index("ix_drivers_process", "drivers", ["process"])
    if op.get_bind().dialect.name == "postgresql":
        _enlist_tables()


def downgrade() -> None:
    """One process again."""
    op.drop_table("drivers")
    op.drop_table("processes")
    with op.batch_alter_table("tables") as changed:
        changed.drop_column("revision")


def _enlist_tables() -> None:
    """Those whose games are not over."""
    is_over = sa.exists().where(causes.c.table_id == tables.c.id, causes.c.over)
    unfinished = sa.select(tables.c.id, sa.literal(NOBODY)).where(~is_over)
    op.execute(drivers.insert().from_select(["table_id", "process"], unfinished))
