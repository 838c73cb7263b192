"""Tests of `engine/content/maps`."""
