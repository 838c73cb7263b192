"""Tests of `engine/abilities/analysis`."""
