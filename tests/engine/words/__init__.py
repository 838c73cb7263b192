"""Tests of `engine/words`."""
