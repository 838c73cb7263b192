"""Packs that are installed in a library."""
