"""Thumbnails in the library: made in a thread of their own and cached, and the preview of one document."""
