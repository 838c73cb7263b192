"""The differences between two versions of a document, in sentences for people."""
