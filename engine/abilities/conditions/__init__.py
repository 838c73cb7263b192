"""The shared conditions, one a file, found by looking."""
