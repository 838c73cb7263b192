"""The state of a game: what is on the table, the steps still to run, and the events that change it."""
