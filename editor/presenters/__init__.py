"""How each game looks on the screen: one package a game, found by looking, each with its `PRESENTER`."""
