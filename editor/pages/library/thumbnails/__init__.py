"""Thumbnails of documents: what they show, painted in a thread of their own, and cached."""
