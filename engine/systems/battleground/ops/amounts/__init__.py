"""Battleground's own amounts, one a file, found by looking."""
