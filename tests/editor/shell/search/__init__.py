"""Tests of the search for everything."""
