"""Questions about a game of Hoplomachus, by the case."""
