"""Backups of a library: made by SQLite itself, verified, thinned out by age, and restored beside what they replace."""
