"""The effects of Hoplomachus, one a file, found by looking."""
