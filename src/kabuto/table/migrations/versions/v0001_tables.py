"""Tables, seats and causes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the three tables."""
    _create_tables()
    _create_seats()
    _create_causes()


def downgrade() -> None:
    """Drop them."""
    for name in ("causes", "seats", "tables"):
        op.drop_table(name)


def _create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("next", sa.String(32)),
        sa.Column("at", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )


def _create_seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("person", sa.String(64)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("invite", sa.String(64)),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])


def _create_causes() -> None:
    op.create_table(
        "causes",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("sort", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("move", sa.String(200)),
        sa.Column("person", sa.String(64)),
        sa.Column("key", sa.String(64)),
        sa.Column("sealed", sa.Boolean, nullable=False),
        sa.Column("quiet", sa.Boolean, nullable=False),
        sa.Column("opens", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("waiting", sa.String(8), nullable=False),
        sa.Column("events", sa.LargeBinary, nullable=False),
        sa.Column("position", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_causes"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_causes_table_id"),
    )
    op.create_index("ix_causes_once", "causes", ["table_id", "person", "key"], unique=True)
