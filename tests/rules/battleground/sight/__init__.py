"""Tests of battleground: map."""
