"""BG-SETUP: the course of the game before its first round; figures in reserve."""
