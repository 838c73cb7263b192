"""Tests of battleground: shifts."""
