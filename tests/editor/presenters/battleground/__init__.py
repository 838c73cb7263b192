"""Tests of `editor/presenters/battleground`."""
