"""User interfaces: the desktop app and the command line."""
