"""Bots, and the matches they play."""
