"""Tests of `editor/pages/play/widgets`."""
