"""Tests of `database/integrity`."""
