"""Tests of `engine/kernel/chance`."""
