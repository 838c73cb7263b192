"""Triggered and replacement abilities of Battleground, by the case."""
