"""The types of skills, tactics and effects, their vocabulary, and their text."""
