"""Tests of `editor/page_api`."""
