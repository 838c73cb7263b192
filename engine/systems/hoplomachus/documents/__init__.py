"""The documents of Hoplomachus as authors write them: their fields, skills and playability."""
