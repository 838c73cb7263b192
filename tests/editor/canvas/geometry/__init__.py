"""Tests of `editor/canvas/geometry`."""
