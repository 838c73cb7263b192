"""Edits of documents as plain data: each makes a new document, and the edit that undoes it."""
