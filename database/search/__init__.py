"""Full-text search for documents, by their names and by what they say, in every language."""
