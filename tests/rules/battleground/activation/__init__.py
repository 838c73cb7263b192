"""Tests of battleground: activation."""
