"""Tests of `engine/content/references`."""
