"""The text of a host's box is kept once; the options of its games name it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

DATA = "data"

tables = sa.table("tables", sa.column("id", sa.String), sa.column("options", sa.JSON))
boxes = sa.table("boxes", sa.column("name", sa.String), sa.column("text", sa.Text))


def upgrade() -> None:
    """Take the texts out of the options; positions of before keep theirs."""
    op.create_table(
        "boxes",
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_boxes"),
    )
    kept: set[str] = set()

    def name_text(text: str) -> str:
        name = sha256(text.encode()).hexdigest()
        if name not in kept:
            op.get_bind().execute(boxes.insert().values(name=name, text=text))
            kept.add(name)
        return name

    _replace(name_text)


def downgrade() -> None:
    """Put them back."""

    def find_text(name: str) -> str:
        query = sa.select(boxes.c.text).where(boxes.c.name == name)
        return str(op.get_bind().execute(query).scalar_one())

    _replace(find_text)
    op.drop_table("boxes")


def _replace(change: Callable[[str], str]) -> None:
    connection = op.get_bind()
    for table_id, options in list(_walk_options(connection)):
        changed = {**options, DATA: change(options[DATA])}
        where = tables.c.id == table_id
        connection.execute(tables.update().where(where).values(options=changed))


def _walk_options(connection: sa.Connection) -> Iterator[tuple[str, dict[str, Any]]]:
    """Tables that are played with a box of their host's."""
    for table_id, options in connection.execute(sa.select(tables.c.id, tables.c.options)):
        if options.get(DATA):
            yield table_id, options
