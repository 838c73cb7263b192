"""Tests of `engine/abilities/structure`."""
