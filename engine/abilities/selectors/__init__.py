"""The shared selectors, one a file, found by looking."""
