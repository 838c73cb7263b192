"""Tests of `editor/pages/library`."""
