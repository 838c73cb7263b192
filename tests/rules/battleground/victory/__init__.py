"""Tests of battleground: victory."""
