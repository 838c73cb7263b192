"""Fixtures, builders and strategies that many tests share."""
