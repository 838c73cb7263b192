"""Tests of `engine/content/kinds`."""
