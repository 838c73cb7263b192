"""Tests of `engine/kernel/data`."""
