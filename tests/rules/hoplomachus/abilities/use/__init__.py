"""The use of skills in Hoplomachus, by the case."""
