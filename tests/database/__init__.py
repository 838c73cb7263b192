"""Tests of `database`."""
