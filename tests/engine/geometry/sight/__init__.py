"""Tests of `engine/geometry/sight`."""
