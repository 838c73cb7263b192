"""Checks of documents of Battleground: errors and warnings in cards, armies, maps and scenarios, by their kinds."""
