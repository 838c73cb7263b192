"""Full-text search for documents, by their names and texts, in every language."""
