"""Tests of the presenters of the games."""
