"""BG-ROUND-5 to -9, BG-ACT: the activation of a character and the actions in it."""
