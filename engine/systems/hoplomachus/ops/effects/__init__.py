"""The effects of Hoplomachus, one per file, found by scanning this folder."""
