"""Tests of the app and the command line."""
