"""Tests of hoplomachus: movement."""
