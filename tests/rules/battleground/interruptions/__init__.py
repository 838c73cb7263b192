"""Tests of battleground: interruptions."""
