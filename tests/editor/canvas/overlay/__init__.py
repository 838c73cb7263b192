"""Tests of `editor/canvas/tools`."""
