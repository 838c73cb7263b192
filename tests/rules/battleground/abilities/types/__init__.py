"""Abilities of Battleground as authors write them, by the case."""
