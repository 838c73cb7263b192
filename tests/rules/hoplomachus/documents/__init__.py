"""Tests of hoplomachus: documents."""
