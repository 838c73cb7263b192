"""Skills of Hoplomachus as data, by the case."""
