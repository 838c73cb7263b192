"""Hoplomachus' operations of the ability language, one per file, found by scanning."""
