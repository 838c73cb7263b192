"""Tests of `engine/content`."""
