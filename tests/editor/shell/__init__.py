"""Tests of `editor/shell`."""
