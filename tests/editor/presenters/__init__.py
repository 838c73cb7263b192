"""Tests of the faces of the games."""
