"""Tests of `engine/abilities/selectors`."""
