"""Battleground's own selectors, one a file, found by looking."""
