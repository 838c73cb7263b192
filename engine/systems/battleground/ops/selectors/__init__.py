"""Battleground's own selectors, one per file, found by scanning this folder."""
