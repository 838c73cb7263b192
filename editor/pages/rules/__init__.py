"""The rule reference: searches and shows the numbered rules of each game."""
