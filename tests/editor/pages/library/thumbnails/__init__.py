"""Tests of `editor/pages/library/thumbnails`."""
