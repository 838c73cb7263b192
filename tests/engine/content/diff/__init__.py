"""Tests of `engine/content/diff`."""
