"""Tests of hoplomachus: checks."""
