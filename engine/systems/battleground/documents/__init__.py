"""Checks, numbers and words of the documents of Battleground: cards, armies, maps and scenarios."""
