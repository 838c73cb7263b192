"""Tests of battleground: tokens."""
