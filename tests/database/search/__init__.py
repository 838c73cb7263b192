"""Tests of `database/search`."""
