"""The sides of the players beside the board: their numbers, and their cards in piles."""
