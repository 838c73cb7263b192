"""The shared costs, one a file, found by looking."""
