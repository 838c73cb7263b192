"""The selectors of Hoplomachus, one per file, found by scanning this folder."""
