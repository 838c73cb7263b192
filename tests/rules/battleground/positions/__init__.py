"""Tests of battleground: positions."""
