"""Tests of hoplomachus: turn."""
