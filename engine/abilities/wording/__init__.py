"""The text of abilities: labelled clauses in each language, generated from the data that is also carried out."""
