"""The bots, one per file, named by the file; `engine.bots.bot` finds them."""
