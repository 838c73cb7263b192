"""The widgets of the play page; they show plain data and do not depend on a game."""
