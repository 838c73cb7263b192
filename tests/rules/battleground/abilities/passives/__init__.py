"""Passive abilities of Battleground, by the case."""
