"""Tests of `editor/pages/play/tips`."""
