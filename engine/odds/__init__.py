"""Exact odds, made by lifting the functions of play over all that the dice may show."""
