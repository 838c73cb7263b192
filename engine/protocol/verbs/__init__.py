"""The verbs of the protocol, one per file, named by the file; `engine.protocol.verb_registry` finds them."""
