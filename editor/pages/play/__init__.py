"""The page where a game is played: the canvas with seats, dice, decision, log and history around it."""
