"""Battleground's operations of the ability language."""
