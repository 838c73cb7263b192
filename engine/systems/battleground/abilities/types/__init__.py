"""The data of abilities, read from documents, and their index. These modules do not depend on the state of a game."""
