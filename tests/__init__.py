"""The second copy of the rule book: everything the project promises, tried."""
