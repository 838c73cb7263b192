"""The verbs of `hexsmith pack`, one per file, found by scanning this folder."""
