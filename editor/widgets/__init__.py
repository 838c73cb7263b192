"""Widgets that several pages use; none knows a game or a document."""
