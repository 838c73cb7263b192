"""Analyses of abilities: warnings for authors, loops between abilities, checks of states in play."""
