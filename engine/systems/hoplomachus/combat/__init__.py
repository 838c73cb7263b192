"""Combat: attacks and Specials, the dice thrown for them, damage and defeat."""
