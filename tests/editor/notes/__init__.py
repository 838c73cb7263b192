"""Tests of `editor/notes`."""
