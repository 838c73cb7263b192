"""Judges: for each game that has one, what its choices are worth to a seat by what the seat knows."""
