"""Tests of `engine/abilities/conditions`."""
