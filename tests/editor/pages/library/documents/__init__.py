"""Tests of `editor/pages/library/documents`."""
