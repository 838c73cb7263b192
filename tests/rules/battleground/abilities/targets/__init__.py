"""Targets of abilities of Battleground, by the case."""
