"""Tests of battleground: combat."""
