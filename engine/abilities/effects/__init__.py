"""The shared effects, one a file, found by looking."""
