"""Tests of `engine/kernel/play`."""
