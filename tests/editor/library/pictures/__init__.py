"""Tests of `editor/library/pictures`."""
