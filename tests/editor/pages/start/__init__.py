"""Tests of `editor/pages/start`."""
