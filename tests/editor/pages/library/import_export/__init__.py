"""Tests of `editor/pages/library/import_export`."""
