"""The page that edits notes on a map."""
