"""Tests of `engine/abilities/loading`."""
