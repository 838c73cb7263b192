"""The shipped rule books: their rules, search in them, and rules as text."""
