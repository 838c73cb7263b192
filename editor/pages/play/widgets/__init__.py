"""The widgets of the play page; they show plain data and know no game."""
