"""Tests of `editor/pages/play/start`."""
