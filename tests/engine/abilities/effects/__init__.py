"""Tests of `engine/abilities/effects`."""
