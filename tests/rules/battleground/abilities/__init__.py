"""Tests of battleground: abilities."""
