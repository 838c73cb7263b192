"""Tests of `editor/pages/notes`."""
