"""Tests of `engine/geometry`."""
