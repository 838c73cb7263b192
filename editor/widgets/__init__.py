"""Widgets that several pages use; none depends on a game or a document."""
