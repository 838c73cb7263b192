"""Tests of the painting of cards."""
