"""The rule reference: every numbered rule of each game in a sentence, to be searched and read."""
