"""The conditions of Hoplomachus, one a file, found by looking."""
