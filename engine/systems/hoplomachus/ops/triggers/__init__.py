"""The triggers of Hoplomachus, one a file, found by looking."""
