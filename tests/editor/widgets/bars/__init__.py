"""Tests of the parts of bars."""
