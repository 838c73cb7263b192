"""Starting a game: the dialog for a new one, the scenarios to choose from, errors."""
