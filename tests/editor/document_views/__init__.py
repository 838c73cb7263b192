"""Tests of `editor/document_views`."""
