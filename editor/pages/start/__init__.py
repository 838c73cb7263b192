"""The start page: the first game, games to try, saved games, and what was opened last."""
