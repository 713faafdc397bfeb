"""Alembic environment: migrates inside the transaction of the connection it is given."""

from __future__ import annotations

from alembic import context

from whistclub.storage.tables.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
