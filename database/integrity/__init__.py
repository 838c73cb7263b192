"""Integrity of a library: checks by SQLite and by content, repair, and salvage from a damaged file."""
