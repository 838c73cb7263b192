"""Tests of hoplomachus: favour."""
