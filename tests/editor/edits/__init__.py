"""Tests of `editor/edits`."""
