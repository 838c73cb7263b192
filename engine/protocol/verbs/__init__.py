"""One verb a file, called by the name of its file; `engine.protocol.verb_registry` finds them."""
