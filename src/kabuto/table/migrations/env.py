"""Run by Alembic; the connection is handed over by `kabuto.table.store`."""

from __future__ import annotations

from alembic import context

from kabuto.table.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
