"""The command line, run as a person or a program would run it."""
