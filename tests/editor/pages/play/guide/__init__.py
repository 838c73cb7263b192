"""Tests of `editor/pages/play/guide`."""
