"""Tests of `editor/widgets`."""
