"""Tests of the verbs of `hexsmith pack`."""
