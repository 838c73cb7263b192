"""Backups, check and repair of the library."""
