"""Tests of the bars of the window."""
