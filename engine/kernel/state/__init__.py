"""The state of a game: what is on the table, what is still to do, and what may change it."""
