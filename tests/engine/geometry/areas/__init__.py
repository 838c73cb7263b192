"""Tests of `engine/geometry/areas`."""
