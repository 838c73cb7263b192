"""Edits of documents as plain data: each makes another document, and the edit that undoes it."""
