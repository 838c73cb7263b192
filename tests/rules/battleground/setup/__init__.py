"""Tests of battleground: setup."""
