"""The selectors of Hoplomachus, one a file, found by looking."""
