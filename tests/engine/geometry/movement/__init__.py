"""Tests of `engine/geometry/movement`."""
