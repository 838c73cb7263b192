"""Tests of `editor/presenters/hoplomachus`."""
