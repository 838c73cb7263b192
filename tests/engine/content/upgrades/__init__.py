"""Tests of `engine/content/upgrades`."""
