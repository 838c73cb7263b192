"""Tests of `editor/canvas/terrain`."""
