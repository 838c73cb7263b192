"""The shared amounts, one per file, found by scanning this folder."""
