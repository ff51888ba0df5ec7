"""Alembic's folder: the steps from an older database to today's."""
