"""Alembic's door: it brings the store that `store.migrate` hands it up to date."""

from alembic import context

from serai.server.schema.model import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
