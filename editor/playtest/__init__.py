"""A game being played at a table: who sits there, what may be chosen, what was told. No Qt."""
