"""Columns get the names of what they hold; a bot may be named as `module:function`."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

RENAMED = (
    ("causes", "quiet", "is_private"),
    ("causes", "opens", "is_new_decision"),
    ("seats", "standing", "auto_answers"),
)


def upgrade() -> None:
    """Rename in place: the log of a big house is not copied."""
    for table, old, new in RENAMED:
        _rename(table, old, new)
    _set_length_of_bot(40, 200)


def downgrade() -> None:
    """The names of before."""
    _set_length_of_bot(200, 40)
    for table, old, new in RENAMED:
        _rename(table, new, old)


def _rename(table: str, old: str, new: str) -> None:
    op.execute(f"ALTER TABLE {table} RENAME COLUMN {old} TO {new}")


def _set_length_of_bot(old: int, new: int) -> None:
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("bot", existing_type=sa.String(old), type_=sa.String(new))
