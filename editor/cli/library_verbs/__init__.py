"""The verbs of `hexsmith library`, one a file."""
