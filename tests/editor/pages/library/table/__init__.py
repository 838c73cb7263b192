"""Tests of `editor/pages/library/table`."""
