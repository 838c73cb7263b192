"""Tests of `editor.view_model`."""
