"""What a person works with: the desktop app and the command line."""
