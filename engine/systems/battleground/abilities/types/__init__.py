"""The data of abilities, read from documents, and their index. Nothing here knows the state of a game."""
