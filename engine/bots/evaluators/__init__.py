"""Evaluators: for each game that has one, the worth of its choices to a seat, by what that seat knows."""
