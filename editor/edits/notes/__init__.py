"""Edits of notes on a map: one module each, found by looking, each with its `EDIT`."""
