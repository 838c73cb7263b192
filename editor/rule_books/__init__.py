"""The rule books that ship: their rules, search in them, and rules as text."""
