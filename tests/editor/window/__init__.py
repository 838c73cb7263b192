"""Tests of the main window and what is around it."""
