"""Files that an earlier version of the program saved still open."""
