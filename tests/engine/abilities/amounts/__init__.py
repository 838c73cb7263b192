"""Tests of `engine/abilities/amounts`."""
