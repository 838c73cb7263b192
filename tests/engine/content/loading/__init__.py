"""Tests of `engine/content/loading`."""
