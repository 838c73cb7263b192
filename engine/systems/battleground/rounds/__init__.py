"""BG-ROUND: the rounds of a game, their phases, the cards in hand, and clean-up."""
