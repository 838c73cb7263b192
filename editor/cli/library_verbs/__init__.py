"""The verbs of `hexsmith library`, one per file."""
