"""Exact odds, computed by applying the functions of play to all possible results of the dice."""
