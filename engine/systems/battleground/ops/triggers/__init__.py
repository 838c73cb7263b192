"""Battleground's own triggers, one per file, found by scanning this folder."""
