"""Battleground's own conditions, one a file, found by looking."""
