"""What sets off the skills of Hoplomachus, by the case."""
