"""The page where a game is played."""
