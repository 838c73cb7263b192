"""Tests of `editor/pages`."""
