"""Tests of `editor/canvas/areas`."""
