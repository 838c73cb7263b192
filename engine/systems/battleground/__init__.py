"""Battleground: a skirmish of miniatures on a map of hexes."""
