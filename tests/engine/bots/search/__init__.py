"""Tests of `engine/bots/search`."""
