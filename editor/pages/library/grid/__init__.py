"""The grid of documents: faces and boards as tiles, kind by kind."""
