"""Tests of `editor/pages/library/grid`."""
