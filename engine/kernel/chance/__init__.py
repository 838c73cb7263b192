"""Randomness in a game: dice, draws and decks."""
