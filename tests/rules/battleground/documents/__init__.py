"""Tests of battleground: documents."""
