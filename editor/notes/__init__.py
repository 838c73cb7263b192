"""The page of notes on a map: the canvas with the notes on it, and their list."""
