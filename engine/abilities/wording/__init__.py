"""How abilities read: labelled clauses in each language, made from the same data as what they do."""
