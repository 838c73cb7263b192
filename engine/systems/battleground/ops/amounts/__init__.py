"""Battleground's own amounts, one per file, found by scanning this folder."""
