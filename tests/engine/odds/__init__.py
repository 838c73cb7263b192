"""Tests of `engine/odds`."""
