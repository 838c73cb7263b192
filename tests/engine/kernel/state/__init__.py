"""Tests of `engine/kernel/state`."""
