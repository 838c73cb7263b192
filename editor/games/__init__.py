"""How each game looks on the table: one package a game, found by looking, each with its `PRESENTER`."""
