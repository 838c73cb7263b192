"""Battleground's own conditions, one per file, found by scanning this folder."""
