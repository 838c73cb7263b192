"""What an editor does to a document, as plain data: each edit makes another document, and the edit that undoes it."""
