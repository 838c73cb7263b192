"""The page where a game is played: the canvas with sides, dice, decision, log and history around it."""
