"""Checks of the architecture: each reads the source files, and has a test that it catches a violation."""
