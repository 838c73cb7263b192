"""Tests of `engine/kernel/rules`."""
