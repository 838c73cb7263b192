"""Tests of the app, in the mirror of its folders."""
