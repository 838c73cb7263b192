"""The shared conditions, one per file, found by scanning this folder."""
