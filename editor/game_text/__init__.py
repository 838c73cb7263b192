"""Text of a game in one language: names of its things, sentences for events and choices. No Qt."""
