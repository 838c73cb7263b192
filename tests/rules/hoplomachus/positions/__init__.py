"""Tests of hoplomachus: positions."""
