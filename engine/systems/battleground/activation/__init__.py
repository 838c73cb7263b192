"""BG-ROUND-5 to -9, BG-ACT: the activation of a character, the cards played in it, and its actions."""
