"""Tests of `editor/library`."""
