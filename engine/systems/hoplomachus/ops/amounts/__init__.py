"""The amounts of Hoplomachus, one per file, found by scanning this folder."""
