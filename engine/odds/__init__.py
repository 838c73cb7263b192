"""Odds: exact chances, made by lifting the functions that play uses over all that the dice may show."""
