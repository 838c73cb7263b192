"""Tests of battleground: rounds."""
