"""The types of skills, tactics and effects, their vocabulary, and how they are worded."""
