"""The verbs of `hexsmith pack`, one a file, found by scanning this folder."""
