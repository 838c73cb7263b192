"""Tests of hoplomachus: abilities."""
