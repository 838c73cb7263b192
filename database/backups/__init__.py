"""Backups of a library: made by SQLite itself, verified, thinned out by age, and restored next to what they replace."""
