"""Tests of `engine/kernel/positions`."""
