"""Evaluators: for some games, the value of each choice to a seat, judged by what the seat knows."""
