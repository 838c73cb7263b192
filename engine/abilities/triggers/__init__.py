"""The shared triggers, one per file, found by scanning this folder."""
