"""Presenters of the games: one package per game, found by scanning, each with its `PRESENTER`."""
