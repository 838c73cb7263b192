"""Tests of `engine/abilities/runtime`."""
