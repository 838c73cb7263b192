"""Tests of `engine/bots/players`."""
