"""Battleground's own costs, one per file, found by scanning this folder."""
