"""The costs of Hoplomachus, one per file, found by scanning this folder."""
