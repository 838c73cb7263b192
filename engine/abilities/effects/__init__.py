"""The shared effects, one per file, found by scanning this folder."""
