"""Tests of the verbs of `hexsmith library`."""
