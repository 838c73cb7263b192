"""Battleground's own triggers, one a file, found by looking."""
