"""Tests of `editor/pages/library/maintenance`."""
