"""Tests of `editor/canvas/layers`."""
