"""Tests of battleground: checks."""
