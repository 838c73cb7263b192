"""Running a game: the loop, its limits, the journal, and the views of the seats."""
