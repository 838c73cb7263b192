"""The text of abilities: every operation in every language, clauses, authors' own texts, and shipped cards."""
