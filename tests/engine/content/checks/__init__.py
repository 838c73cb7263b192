"""Tests of `engine/content/checks`."""
