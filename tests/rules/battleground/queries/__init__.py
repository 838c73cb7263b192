"""Tests of battleground: queries."""
