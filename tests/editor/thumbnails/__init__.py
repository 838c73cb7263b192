"""Tests of `editor/thumbnails`."""
