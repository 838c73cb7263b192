"""How abilities read: every operation in every language, clauses, an author's own words, and all that ships."""
