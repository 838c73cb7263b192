"""Tests of battleground: movement."""
