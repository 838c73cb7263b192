"""Alembic's environment: runs the migrations on the given connection, within its transaction."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], render_as_batch=True)
context.run_migrations()
