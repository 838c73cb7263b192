"""Documents of any game as data for reading: a function for each kind, found by the kind."""
