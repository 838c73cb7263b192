"""The shared costs, one per file, found by scanning this folder."""
