"""Tests of `editor/rule_books`."""
