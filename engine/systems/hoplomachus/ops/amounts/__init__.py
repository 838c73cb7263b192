"""The amounts of Hoplomachus, one a file, found by looking."""
