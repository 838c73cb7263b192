"""Tests of the engine; those of the games are in `tests/rules`."""
