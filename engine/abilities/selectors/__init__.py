"""The shared selectors, one per file, found by scanning this folder."""
