"""Presenters of the games: one package a game, found by scanning, each with its `PRESENTER`."""
