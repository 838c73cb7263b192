"""Tests of battleground: stock."""
