"""A game written in its test, with nothing but rules, content and words."""
