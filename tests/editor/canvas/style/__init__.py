"""Tests of `editor/canvas/style`."""
