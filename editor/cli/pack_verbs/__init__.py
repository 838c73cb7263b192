"""The verbs of `hexsmith pack`, one a file, found by looking into this folder."""
