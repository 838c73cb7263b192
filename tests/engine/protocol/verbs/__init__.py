"""Tests of `engine/protocol/verbs`."""
