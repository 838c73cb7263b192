"""Tests of hoplomachus: dice."""
