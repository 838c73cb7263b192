"""Tests of `engine/session`."""
