"""Edits of notes on a map: one module each, found by scanning, each with its `EDIT`."""
