"""Tests of `editor/pages/library/details`."""
