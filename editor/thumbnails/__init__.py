"""Thumbnails of documents: what they show, how they are painted, and how they stand in rows."""
