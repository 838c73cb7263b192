"""Shows documents that have no editor: cards, armies, scenarios, formats and games, to be read."""
