"""The shared amounts, one a file, found by looking."""
