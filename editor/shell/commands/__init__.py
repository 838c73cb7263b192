"""The commands of the window: a module for each menu, with a tuple `COMMANDS`, found by scanning."""
