"""Dice, draws and decks: everything in a game that luck decides."""
