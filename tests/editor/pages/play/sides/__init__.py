"""Tests of `editor/pages/play/sides`."""
