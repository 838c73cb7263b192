"""The verbs of `hexsmith library`, one file each."""
