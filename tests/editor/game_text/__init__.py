"""Tests of `editor/game_text`."""
