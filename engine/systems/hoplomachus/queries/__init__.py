"""Queries about the arena and the odds, which change nothing."""
