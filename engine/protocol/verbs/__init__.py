"""One verb a file, called by the name of its file; `engine.protocol.verb_table` finds them."""
