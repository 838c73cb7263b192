"""Tests of battleground: dice."""
