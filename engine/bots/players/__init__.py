"""One bot a file, called by the name of its file; `engine.bots.bot` finds them."""
