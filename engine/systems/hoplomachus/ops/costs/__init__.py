"""The costs of Hoplomachus, one a file, found by looking."""
