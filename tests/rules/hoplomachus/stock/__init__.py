"""Tests of hoplomachus: stock."""
