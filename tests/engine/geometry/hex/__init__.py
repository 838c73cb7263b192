"""Tests of `engine/geometry/hex`."""
