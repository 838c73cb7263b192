"""Tests of `editor/services`."""
