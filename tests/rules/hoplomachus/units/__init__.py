"""Tests of hoplomachus: units."""
