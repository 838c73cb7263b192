"""Tests of `editor/documents`."""
