"""Tests of `editor/pages/library/filters`."""
