"""Reads abilities from documents: finds the operations, makes their models, publishes schema and forms."""
