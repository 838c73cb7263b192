"""Tests of `editor/pages/maps`."""
